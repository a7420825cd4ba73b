// Helpful NullPointerException messages: method calls of every kind, arrays of every type, lengths, throws, monitors, unboxing, descriptors in the text.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class ExcNpeCalls {
    String name;
    ExcNpeCalls peer;
    List<String> list;
    Map<String, Integer> map = new HashMap<>();
    Integer boxed;
    Runnable run;

    ExcNpeCalls get(int a, long[] b, String... c) { return null; }

    static ExcNpeCalls st(boolean z, byte by, char c, short s, float f, double d, Object[][] o, ExcNpeCalls e) { return null; }

    private void priv() { }

    void voidCall(ExcNpeCalls x) { x.priv(); }

    static <T> T id(T t) { return t; }

    interface Shape { double area(); }

    Shape shape;

    static boolean[] z;
    static byte[] b;
    static char[] c;
    static short[] s;
    static int[] i;
    static long[] l;
    static float[] f;
    static double[] d;
    static Object[] o;

    interface Act { Object run() throws Throwable; }

    static int n;

    static void t(Act a) {
        n++;
        try {
            System.out.println(n + " no exception " + a.run());
        } catch (NullPointerException e) {
            System.out.println(n + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(n + " other " + e);
        }
    }

    public static void main(String[] args) {
        ExcNpeCalls x = new ExcNpeCalls(), nul = null;
        String str = null;
        Object obj = null;
        int[][] grid = new int[2][];
        Object lock = null;
        Supplier<String> sup = null;
        t(() -> str.length());
        t(() -> x.name.length());
        t(() -> x.name.substring(1, 2));
        t(() -> obj.toString());
        t(() -> obj.equals(str));
        t(() -> nul.get(1, null));
        t(() -> x.peer.get(1, new long[0], "a").peer);
        t(() -> x.get(1, null).name);
        t(() -> x.get(1, null).get(2, null));
        t(() -> st(true, (byte) 1, 'c', (short) 2, 3f, 4d, null, null).name);
        t(() -> st(true, (byte) 1, 'c', (short) 2, 3f, 4d, null, null).get(0, null));
        t(() -> { x.voidCall(null); return 0; });
        t(() -> { nul.priv(); return 0; });
        t(() -> x.list.get(0));
        t(() -> x.list.size());
        t(() -> x.map.get("k").intValue());
        t(() -> { int v = x.map.get("k"); return v; });
        t(() -> x.boxed + 1);
        t(() -> x.boxed++);
        t(() -> { x.run.run(); return 0; });
        t(() -> x.shape.area());
        t(() -> sup.get());
        t(() -> id(str).length());
        t(() -> ExcNpeCalls.<ExcNpeCalls>id(null).peer);
        t(() -> id(x).peer.name);
        t(() -> z[0]);
        t(() -> b[0]);
        t(() -> c[1]);
        t(() -> s[2]);
        t(() -> i[n]);
        t(() -> l[0]);
        t(() -> f[0]);
        t(() -> d[0]);
        t(() -> o[0]);
        t(() -> { z[0] = true; return 0; });
        t(() -> { b[0] = 1; return 0; });
        t(() -> { c[0] = 'c'; return 0; });
        t(() -> { s[0] = 1; return 0; });
        t(() -> { i[n * 2] = 1; return 0; });
        t(() -> { l[0] = 1; return 0; });
        t(() -> { f[0] = 1; return 0; });
        t(() -> { d[0] = 1; return 0; });
        t(() -> { o[0] = ""; return 0; });
        t(() -> i.length);
        t(() -> grid[1].length);
        t(() -> grid[0][1]);
        t(() -> grid[n % 2][n]++);
        t(() -> { grid[args.length][3] = 5; return 0; });
        t(() -> { synchronized (lock) { return 0; } });
        t(() -> { synchronized (x.peer) { return 0; } });
        t(() -> { throw (Error) lock; });
        t(() -> { throw id((RuntimeException) null); });
        t(() -> args.clone()[0].length());
        t(() -> (new String[1])[0].length());
        t(() -> (new String[2][2])[1][n - n].trim());
        t(() -> ((String) obj).isEmpty());
        t(() -> (n > 0 ? str : "x").isEmpty());
        t(() -> x.getClass().getSuperclass().getSuperclass().getName());
        t(() -> System.getProperty("no.such.property").length());
        t(() -> x.map.getOrDefault("q", null).toString());
        t(() -> { String u = x.name; u = u.trim() + "a"; return u; });
        t(() -> { Integer p = null; long w = p; return w; });
        t(() -> { Boolean p = x.boxed == null ? null : true; return p ? 1 : 2; });
        t(() -> { Character p = null; switch (p) { case 'a': return 1; default: return 2; } });
        t(() -> { Thread.State p = null; switch (p) { case NEW: return 1; default: return 2; } });
        t(() -> { for (String u : x.list) return u; return 0; });
        t(() -> { int[] q = null; for (int u : q) return u; return 0; });
        t(() -> x.new Inner().test());
        t(() -> nul.new Inner());
        t(() -> { Supplier<Integer> m = str::length; return m.get(); });
        t(() -> { java.util.function.Function<String, Integer> m = String::length; return m.apply(null); });
        t(() -> "a".concat(null));
        t(() -> "a".compareTo(null));
        t(() -> String.valueOf((char[]) null));
        t(() -> List.of(1, null));
        t(() -> Map.of("a", null));
    }

    class Inner {
        Object test() { return peer.name.length() + name.length(); }
    }
}
