// System properties set on the command line and in the program; System utility methods that do not depend on the machine.
// java: -Dmy.flag=on -Dmy.number=17 -Dmy.empty= -Dmy.dotted.name=a=b -Dmy.alone
// args: first second --option=3 last
import java.util.*;

public class UtilSystemProperties {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (NullPointerException | IllegalArgumentException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        } catch (ArrayStoreException | IndexOutOfBoundsException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        System.out.println(args.length + " " + Arrays.toString(args));
        System.out.println(System.getProperty("my.flag") + " " + System.getProperty("my.number") + " [" + System.getProperty("my.empty") + "] " + System.getProperty("my.dotted.name") + " [" + System.getProperty("my.alone") + "] " + System.getProperty("my.none") + " " + System.getProperty("my.none", "default"));
        System.out.println(Integer.getInteger("my.number") + " " + Long.getLong("my.number") + " " + Integer.getInteger("my.flag") + " " + Boolean.getBoolean("my.flag") + " " + Integer.getInteger("my.none", 3));
        System.out.println(System.setProperty("my.set", "v1") + " " + System.setProperty("my.set", "v2") + " " + System.getProperty("my.set") + " " + System.clearProperty("my.set") + " " + System.clearProperty("my.set") + " " + System.getProperty("my.set"));
        attempt("null key", () -> System.getProperty(null));
        attempt("empty key", () -> System.getProperty(""));
        attempt("null value", () -> System.setProperty("k", null));
        System.out.println(System.getProperty("java.specification.version") + " " + System.getProperty("file.separator") + " " + System.getProperty("path.separator") + " " + System.getProperty("line.separator").length() + " " + (System.getProperty("java.version") != null) + " " + (System.getProperty("java.class.path") != null) + " " + System.getProperty("java.vm.specification.version"));
        System.out.println(System.lineSeparator().equals(System.getProperty("line.separator")) + " " + (System.getProperties().getProperty("my.flag")) + " " + Runtime.version().feature());
        Properties copy = new Properties();
        copy.putAll(System.getProperties());
        System.out.println(copy.getProperty("my.number") + " " + copy.equals(System.getProperties()));

        int[] a = {1, 2, 3, 4, 5, 6};
        System.arraycopy(a, 0, a, 1, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 4);
        System.out.println(Arrays.toString(a));
        Object[] o = {"s", "t", 5};
        String[] st = {"x", "y", "z"};
        attempt("arraycopy store", () -> System.arraycopy(o, 0, st, 0, 3));
        System.out.println(Arrays.toString(st));
        attempt("arraycopy types", () -> System.arraycopy(a, 0, new long[6], 0, 1));
        attempt("arraycopy not array", () -> System.arraycopy("text", 0, a, 0, 1));
        attempt("arraycopy bounds", () -> System.arraycopy(a, 4, new int[3], 0, 3));
        attempt("arraycopy negative", () -> System.arraycopy(a, 0, a, 0, -1));
        attempt("arraycopy null", () -> { try { System.arraycopy(a, 0, null, 0, 1); } catch (NullPointerException e) { throw new IllegalArgumentException("npe"); } });
        attempt("arraycopy empty", () -> System.arraycopy(a, 6, a, 6, 0));
        attempt("arraycopy refs", () -> { Object[] dst = new Object[3]; System.arraycopy(new Integer[] {1, 2, 3}, 0, dst, 0, 3); System.out.println(Arrays.toString(dst)); });
        attempt("arraycopy 2d", () -> { int[][] src = {{1}, {2}}; int[][] dst = new int[2][]; System.arraycopy(src, 0, dst, 0, 2); System.out.println(src[0] == dst[0]); });
        Object x = new Object();
        System.out.println((System.identityHashCode(x) == x.hashCode()) + " " + (System.identityHashCode(null)) + " " + (System.identityHashCode("a") == System.identityHashCode("a")));
        long n0 = System.nanoTime(), m0 = System.currentTimeMillis();
        long spin = 0;
        for (int i = 0; i < 1000; i++) spin += i;
        System.out.println((System.nanoTime() >= n0) + " " + (System.currentTimeMillis() >= m0) + " " + spin + " " + (m0 > 1500000000000L));
        System.gc();
        System.runFinalization();
        Runtime rt = Runtime.getRuntime();
        System.out.println((rt.totalMemory() > 0) + " " + (rt.freeMemory() > 0) + " " + (rt.maxMemory() >= rt.totalMemory()) + " " + (rt.availableProcessors() > 0));
        System.out.println((System.getenv("SURELY_NOT_SET_VARIABLE_XYZ") == null) + " " + (System.console() == null || true) + " " + (System.getSecurityManager() == null));
        rt.addShutdownHook(new Thread(() -> System.out.println("hook ran")));
        StringBuilder sb = new StringBuilder();
        for (String s : args) {
            if (s.startsWith("--")) {
                String[] kv = s.substring(2).split("=", 2);
                sb.append(kv[0]).append("->").append(Integer.parseInt(kv[1]) + 1).append(' ');
            } else sb.append(s.charAt(0)).append(' ');
        }
        System.out.println(sb.toString().trim());
        System.exit(args.length);
    }
}
