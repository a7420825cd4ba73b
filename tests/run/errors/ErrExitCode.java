// System.exit from deep inside: finally blocks, resources, monitors and pending returns are all abandoned; the status is 42.
import java.util.List;
import java.util.function.IntConsumer;

public class ErrExitCode {
    static class Res implements AutoCloseable {
        final String n;

        Res(String n) { this.n = n; }

        @Override public void close() { System.out.println("close " + n); }
    }

    static final Object LOCK = new Object();

    static int walk(int n, IntConsumer leaf) {
        try (Res r = new Res("r" + n)) {
            if (n == 0) {
                leaf.accept(n);
                return 0;
            }
            synchronized (LOCK) {
                return walk(n - 1, leaf) + 1;
            }
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage() + " at " + n);
            if (n < 2) throw e;
            return -100;
        } finally {
            System.out.println("finally " + n);
        }
    }

    static class InClinit {
        static int v = 5;

        static {
            System.out.println("InClinit holds " + Thread.holdsLock(LOCK));
            leave(40 + 2);
            System.out.println("not reached in clinit");
        }
    }

    static void leave(int status) {
        System.out.println("leaving with " + status);
        System.out.flush();
        try {
            System.exit(status);
        } catch (Throwable t) {
            System.out.println("exit does not throw " + t);
        } finally {
            System.out.println("exit does not run finally");
        }
    }

    public static void main(String[] args) {
        System.out.println(walk(3, n -> System.out.println("leaf")));
        System.out.println(walk(3, n -> { throw new IllegalStateException("leaf throws"); }));
        StringBuilder sb = new StringBuilder();
        List.of(1, 2, 3).forEach(x -> sb.append(x * x).append(' '));
        System.out.println(sb);
        System.out.print("no newline yet ");
        try {
            walk(4, n -> System.out.println(InClinit.v));
        } finally {
            System.out.println("main finally is not run");
        }
        System.out.println("not reached");
    }
}
