// Messages of exceptions the virtual machine throws: array bounds, store, casts between many kinds of classes, division, negative sizes.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ExcMessages {
    static class A { class In { } }

    static class B extends A { }

    interface I { }

    enum E { X, Y { } }

    record R(int v) { }

    interface Act { Object run() throws Throwable; }

    static int n;

    static void t(Act a) {
        n++;
        try {
            System.out.println(n + " no exception " + a.run());
        } catch (RuntimeException | Error e) {
            System.out.println(n + " " + String.valueOf(e).replaceAll("Lambda\\$\\d+/0x[0-9a-f]+", "Lambda").replaceAll("@[0-9a-f]+", "@HASH"));
        } catch (Throwable e) {
            System.out.println(n + " other " + e);
        }
    }

    static int zero = 0;
    static long lzero = 0;

    static Object o(Object x) { return x; }

    public static void main(String[] args) {
        int[] ia = new int[3];
        Object[] oa = new String[2];
        class Local { }
        Object anon = new Object() { };
        t(() -> ia[3]);
        t(() -> ia[-1]);
        t(() -> ia[Integer.MIN_VALUE]);
        t(() -> ia[Integer.MAX_VALUE]++);
        t(() -> { ia[5] = 1; return 0; });
        t(() -> (new long[0])[0]);
        t(() -> new long[0].length);
        t(() -> (new byte[1][1])[0][1]);
        t(() -> (new boolean[2][2])[1][-3]);
        t(() -> args[0]);
        t(() -> { oa[0] = 1; return 0; });
        t(() -> { oa[0] = new Object(); return 0; });
        t(() -> { ((Object[]) new A[1])[0] = new ArrayList<String>(); return 0; });
        t(() -> { ((Object[]) new B[1])[0] = new A(); return 0; });
        t(() -> { ((Object[]) new int[1][1])[0] = new long[1]; return 0; });
        t(() -> { ((Object[][]) new String[1][1])[0] = new Object[1]; return 0; });
        t(() -> { ((Object[]) new I[1])[0] = E.Y; return 0; });
        t(() -> { oa[7] = 1; return 0; });
        t(() -> 1 / zero);
        t(() -> 1 % zero);
        t(() -> 1L / lzero);
        t(() -> 1L % lzero);
        t(() -> 1.0 / zero + 1 % 0.0);
        t(() -> { int x = 5; x /= zero; return x; });
        t(() -> { char c = 'c'; c %= zero; return c; });
        t(() -> Integer.MIN_VALUE / -1);
        t(() -> Math.floorMod(1, zero));
        t(() -> new int[zero - 1]);
        t(() -> new Object[Integer.MIN_VALUE]);
        t(() -> new int[1][zero - 7][2]);
        t(() -> new String[zero - 2][]);
        t(() -> (String) o(5));
        t(() -> (Integer) o("s"));
        t(() -> (A) o("s"));
        t(() -> (String) o(new A()));
        t(() -> (B) o(new A()));
        t(() -> (I) o(new B()));
        t(() -> (I) o("s"));
        t(() -> (int[]) o(new long[0]));
        t(() -> (Object[]) o(new int[0]));
        t(() -> (String[]) o(new Object[0]));
        t(() -> (A[]) o(new String[0]));
        t(() -> (A[][]) o(new A[0]));
        t(() -> (Serializable) o(new A()));
        t(() -> (Cloneable) o(E.X));
        t(() -> (Comparable<?>) o(new R(1)));
        t(() -> (R) o(E.Y));
        t(() -> (E) o(new R(2)));
        t(() -> (Local) o(anon));
        t(() -> (Runnable) o(new Local()));
        t(() -> (A.In) o(new B()));
        t(() -> (TreeMap<?, ?>) o(Map.of()));
        t(() -> (String) o((Runnable) () -> { }));
        t(() -> (Thread) o(Thread.State.NEW));
        t(() -> (int) o(5L));
        t(() -> (long) o(5));
        t(() -> (char) o("c"));
        t(() -> ((List<Integer>) (List<?>) List.of("s")).get(0) + 1);
        t(() -> ((Comparable<Object>) o(1)).compareTo("s"));
        t(() -> new TreeMap<Object, Object>(Map.of("a", 1)).put(1, 2));
        t(() -> "abc".charAt(3));
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".substring(-1));
        t(() -> new ArrayList<>(List.of(1)).get(1));
        t(() -> new ArrayList<>().remove(0));
        t(() -> List.of().iterator().next());
        t(() -> new java.util.ArrayDeque<>().pop());
        t(() -> new java.util.LinkedList<>().getFirst());
        t(() -> java.util.Optional.empty().get());
        t(() -> List.of(1).add(2));
        t(() -> Integer.parseInt("9999999999"));
        t(() -> Long.parseLong("1L"));
        t(() -> E.valueOf("Z"));
        t(() -> new int[] {1, 2}.clone()[2]);
        t(() -> "x".repeat(-1));
        t(() -> java.util.Arrays.copyOf(ia, -1));
        t(() -> new java.util.Scanner("x").nextInt());
        t(() -> Character.toChars(-1));
        t(() -> new StringBuilder("ab").deleteCharAt(2));
        t(() -> { throw new StackOverflowError(); });
        t(() -> { throw new VirtualMachineError("custom") { }; });
    }
}
