// Field access by reflection: get and set of all types, widening, boxing, errors and their messages, statics, finals, inheritance, volatile.
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ReflectFields {
    static class A {
        public boolean z = true;
        public byte b = -1;
        public char c = 'c';
        public short s = -2;
        public int i = -3;
        public long l = 1L << 40;
        public float f = 1.5f;
        public double d = -2.5;
        public String t = "t";
        public int[] a = {1};
        private final int fin = 7;
        private final String finObj = new String("fo");
        protected static volatile long stat = 9;
        static final int CONST = 10;
        static final Integer BOXED = 11;
        transient Object o;
    }

    static class B extends A {
        public int i = 100;
        private List<String> own = new ArrayList<>();
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@HASH"));
        }
    }

    static Field f(String n) throws Exception {
        Field f = A.class.getDeclaredField(n);
        f.setAccessible(true);
        return f;
    }

    static String reads(Field f, Object o) {
        StringBuilder sb = new StringBuilder(f.getName()).append(':');
        for (int k = 0; k < 9; k++) {
            try {
                Object v;
                switch (k) {
                    case 0: v = f.getBoolean(o); break;
                    case 1: v = f.getByte(o); break;
                    case 2: v = (int) f.getChar(o); break;
                    case 3: v = f.getShort(o); break;
                    case 4: v = f.getInt(o); break;
                    case 5: v = f.getLong(o); break;
                    case 6: v = f.getFloat(o); break;
                    case 7: v = f.getDouble(o); break;
                    default: v = f.get(o).getClass().getSimpleName();
                }
                sb.append(' ').append(v);
            } catch (IllegalArgumentException e) {
                sb.append(" -");
            } catch (IllegalAccessException e) {
                sb.append(" !");
            }
        }
        return sb.toString();
    }

    static String writes(Field f, Object o) throws Exception {
        StringBuilder sb = new StringBuilder(f.getName()).append(':');
        Object[] vals = {true, (byte) 5, 'x', (short) 6, 7, 8L, 9.5f, 10.5, "str", null};
        for (Object v : vals) {
            try {
                f.set(o, v);
                Object now = f.get(o);
                sb.append(' ').append(now instanceof Character ? "'" + now + "'" : now);
            } catch (IllegalArgumentException e) {
                sb.append(" -");
            } catch (NullPointerException e) {
                sb.append(" N");
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        A a = new A();
        B b = new B();
        List<String> names = new ArrayList<>();
        for (Field f : A.class.getDeclaredFields()) names.add(f.getName() + " " + Modifier.toString(f.getModifiers()) + " " + f.getType().getSimpleName() + " " + f);
        Collections.sort(names);
        for (String n : names) System.out.println(n);
        for (String n : new String[] {"z", "b", "c", "s", "i", "l", "f", "d", "t"}) System.out.println(reads(f(n), a));
        for (String n : new String[] {"z", "b", "c", "s", "i", "l", "f", "d", "t", "o"}) System.out.println(writes(f(n), a));
        t("message of a bad set", () -> { f("i").set(a, "str"); return 0; });
        t("message of a bad primitive set", () -> { f("i").setLong(a, 5L); return 0; });
        t("message of null into int", () -> { f("i").set(a, null); return 0; });
        t("message of a bad get", () -> f("t").getInt(a));
        t("wrong object", () -> f("i").get("str"));
        t("null object", () -> f("i").get(null));
        t("static ignores the object", () -> f("stat").get("anything") + " " + f("stat").getLong(null));
        t("static set", () -> { f("stat").set(null, 99); return A.stat; });
        t("final get", () -> f("fin").getInt(a) + " " + f("finObj").get(a));
        t("final set", () -> { f("finObj").set(a, "changed"); return f("finObj").get(a) + a.finObj; });
        t("final constant set", () -> { f("fin").setInt(a, 70); return f("fin").getInt(a) + " " + a.fin; });
        t("static final set", () -> { f("CONST").setInt(null, 1); return 0; });
        t("static final object set", () -> { f("BOXED").set(null, 1); return 0; });
        t("hidden field", () -> A.class.getField("i").get(b) + " " + B.class.getField("i").get(b) + " " + ((A) b).i);
        t("inherited public", () -> B.class.getField("l").getLong(b) + " " + B.class.getField("l").getDeclaringClass().getSimpleName());
        t("declared only", () -> B.class.getDeclaredField("l"));
        t("no such", () -> A.class.getField("nope"));
        t("private by getField", () -> A.class.getField("fin"));
        t("array field", () -> { f("a").set(a, new int[] {5, 6}); return Arrays.toString(a.a); });
        t("array mismatch", () -> { f("a").set(a, new long[1]); return 0; });
        t("array length", () -> int[].class.getDeclaredFields().length + " " + int.class.getFields().length);
        t("generic", () -> B.class.getDeclaredField("own").getGenericType() + " " + B.class.getDeclaredField("own").toGenericString());
        t("equality", () -> A.class.getField("i").equals(A.class.getField("i")) + " " + A.class.getField("i").equals(B.class.getField("i")) + " " + (A.class.getField("i") == A.class.getField("i")) + " " + (A.class.getField("i").hashCode() == A.class.getField("i").hashCode()));
        t("private of JDK", () -> { Field v = String.class.getDeclaredField("hash"); v.setAccessible(true); return v; });
        t("private of JDK unset", () -> String.class.getDeclaredField("hash").getInt("x"));
        t("public JDK", () -> Integer.class.getField("MAX_VALUE").getInt(null) + " " + System.class.getField("out").getType().getSimpleName());
        t("synthetic", () -> { for (Field f : new ReflectFields().new Inner().getClass().getDeclaredFields()) if (f.isSynthetic()) return f.getName() + " " + Modifier.toString(f.getModifiers()); return "none"; });
        int sum = 0;
        Field fi = f("i"), fl = f("l");
        for (int k = 0; k < 200; k++) {
            fi.setInt(a, fi.getInt(a) + k);
            fl.set(a, (Long) fl.get(a) * 3 + fi.getInt(a));
            sum += (Integer) fi.get(a);
        }
        System.out.println(sum + " " + a.i + " " + a.l);
    }

    int outer;

    class Inner {
        int x = outer;
    }
}
