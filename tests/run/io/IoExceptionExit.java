// An uncaught exception with causes and suppressed ones: standard error, exit status 1, finally blocks and output before it.
import java.util.*;

public class IoExceptionExit {
    static final class Resource implements AutoCloseable {
        final String name;
        Resource(String name) { this.name = name; System.out.println("open " + name); }
        @Override public void close() {
            System.out.println("close " + name);
            throw new IllegalStateException("closing " + name);
        }
    }

    static void level3(int n) {
        int[] a = new int[n];
        a[n] = 1;
    }

    static void level2(int n) {
        try (Resource r = new Resource("r1"); Resource s = new Resource("s2")) {
            level3(n);
        }
    }

    static void level1(int n) throws Exception {
        try {
            level2(n);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("caught " + e.getMessage() + " with " + e.getSuppressed().length + " suppressed");
            throw new Exception("level1 failed for " + n, e);
        } finally {
            System.out.println("finally in level1");
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("start");
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) throw new NoSuchElementException("loop " + i);
                System.out.println("loop " + i);
            } catch (NoSuchElementException e) {
                System.out.println(e);
                StackTraceElement[] st = e.getStackTrace();
                System.out.println(st.length + " " + st[0].getMethodName() + " " + st[0].getLineNumber() + " " + st[0].getFileName() + " " + st[0].getClassName());
            }
        }
        try {
            level1(2);
        } catch (Exception e) {
            System.out.println(e + " caused by " + e.getCause() + " " + Arrays.toString(e.getCause().getSuppressed()));
            StackTraceElement[] st = e.getCause().getStackTrace();
            for (StackTraceElement x : st) System.out.println("  " + x);
        }
        level1(3);
        System.out.println("not reached");
    }
}
