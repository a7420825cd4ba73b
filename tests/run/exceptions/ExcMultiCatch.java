// Selecting handlers: order, multi-catch, subclass before superclass, precise rethrow, handlers in nested frames, exceptions as values, sneaky throws.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

public class ExcMultiCatch {
    interface Tagged { default String tag() { return "tag of " + getClass().getSimpleName(); } }

    static class A extends Exception implements Tagged { }

    static class B extends A { }

    static class C extends RuntimeException implements Tagged { C(String s) { super(s); } }

    static Throwable[] all() {
        return new Throwable[] {new A(), new B(), new C("c"), new IOException("io"), new FileNotFoundException("fnf"), new IllegalStateException("ise"), new NullPointerException("npe"), new Error("err"), new AssertionError("ae"), new StackOverflowError(), new InterruptedException("int"), new ClassNotFoundException("cnf"), new Throwable("thr")};
    }

    static String pick(Throwable t) {
        try {
            throw t;
        } catch (B e) {
            return "B " + e.tag();
        } catch (A | C e) {
            return "A|C " + e.tag() + (e instanceof A);
        } catch (FileNotFoundException e) {
            return "FNF";
        } catch (IOException | IllegalStateException | ClassNotFoundException e) {
            return "multi " + e.getClass().getSimpleName() + " " + e.getMessage();
        } catch (RuntimeException e) {
            return "RTE";
        } catch (StackOverflowError e) {
            return "SOE";
        } catch (Error e) {
            return "Error " + e.getMessage();
        } catch (Exception e) {
            return "Exception " + e.getMessage();
        } catch (Throwable e) {
            return "Throwable " + e.getMessage();
        }
    }

    static void precise(int how) throws A, IOException {
        try {
            if (how == 0) throw new B();
            if (how == 1) throw new IOException("p");
            if (how == 2) throw new C("unchecked");
        } catch (Exception e) { // only A, IOException and unchecked ones can be here
            System.out.print("rethrow ");
            throw e;
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T { throw (T) t; }

    static <V> V unchecked(Callable<V> c) {
        try {
            return c.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }

    static String frames(int n, int at) {
        try {
            if (n == 0) throw at % 2 == 0 ? new C("zero") : new IllegalStateException("zero");
            return frames(n - 1, at);
        } catch (C e) {
            if (n == at) return "C at " + n;
            throw e;
        } catch (IllegalStateException e) {
            if (n == at) return "ISE at " + n;
            throw e;
        }
    }

    static int reassign() {
        int x = 0;
        try {
            x = 1;
            x = Integer.parseInt("oops");
            x = 2;
        } catch (NumberFormatException e) {
            e = new NumberFormatException("replaced");
            x += e.getMessage().length();
        }
        return x;
    }

    static String inCondition(Object o) {
        try {
            return ((String) o).isEmpty() || o.hashCode() / (o.hashCode() - 97) > 0 ? "yes" : "no";
        } catch (ClassCastException | NullPointerException e) {
            return e.getClass().getSimpleName();
        } catch (ArithmeticException e) {
            return "arith";
        }
    }

    public static void main(String[] args) throws Exception {
        for (Throwable t : all()) System.out.println(t.getClass().getSimpleName() + " -> " + pick(t));
        for (int i = 0; i < 4; i++) {
            try {
                precise(i);
                System.out.println("normal");
            } catch (A e) {
                System.out.println("A " + e.getClass().getSimpleName());
            } catch (IOException e) {
                System.out.println("IO " + e.getMessage());
            } catch (C e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            ExcMultiCatch.<RuntimeException>sneaky(new IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e + " " + (e instanceof IOException));
        }
        for (int i = 0; i < 3; i++) {
            int k = i;
            try {
                System.out.println(unchecked(() -> { if (k == 1) throw new IOException("in call"); if (k == 2) throw new InterruptedException("int"); return "value"; }));
            } catch (UncheckedIOException e) {
                System.out.println("UIO " + e.getMessage() + " " + e.getCause().getMessage());
            } catch (RuntimeException e) {
                System.out.println("RTE " + e.getMessage());
            }
        }
        for (int at = 0; at <= 6; at++) System.out.print(frames(6, at) + ", ");
        System.out.println();
        System.out.println(reassign() + " " + inCondition("a") + inCondition("") + inCondition(5) + inCondition(null) + inCondition("zz"));
        Throwable nul = null;
        try {
            throw nul;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable t) {
            System.out.println("no");
        }
        List<Supplier<Object>> acts = new ArrayList<>();
        acts.add(() -> new int[0][3][1].length);
        acts.add(() -> new int[2][-1]);
        acts.add(() -> "abc".charAt(5));
        acts.add(() -> List.of(1).get(1));
        acts.add(() -> new ArrayList<>().iterator().next());
        acts.add(() -> Integer.valueOf(null));
        acts.add(() -> (Integer) (Object) "s");
        acts.add(() -> { Object[] o = new String[1]; o[0] = 1; return o; });
        acts.add(() -> 1 % 0);
        acts.add(() -> 1L / 0L);
        acts.add(() -> Enum.valueOf(Thread.State.class, "X"));
        acts.add(() -> { throw new C("direct"); });
        StringBuilder sb = new StringBuilder();
        for (Supplier<Object> s : acts) {
            try {
                sb.append(s.get());
            } catch (ArithmeticException | NumberFormatException e) {
                sb.append("[1 ").append(e.getMessage()).append("]");
            } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
                sb.append("[2 ").append(e.getMessage()).append("]");
            } catch (ClassCastException | ArrayStoreException e) {
                sb.append("[3]");
            } catch (RuntimeException e) {
                sb.append("[4 ").append(e.getMessage()).append("]");
            }
        }
        System.out.println(sb);
    }
}
