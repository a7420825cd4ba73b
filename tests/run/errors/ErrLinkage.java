// Linkage errors between separately changed classes: a class loader gives other versions of some classes, as after recompiling only half.
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class ErrLinkage {
    /** Loads the classes of this file anew; some under the name of another one of the same length, some with a member renamed, some not at all. */
    static class Ldr extends ClassLoader {
        final Map<String, String> swapped = new HashMap<>();
        final Set<String> missing;

        Ldr(Set<String> missing, String... pairs) {
            super("ldr", ErrLinkage.class.getClassLoader());
            this.missing = missing;
            for (int i = 0; i < pairs.length; i += 2) swapped.put("ErrLinkage" + pairs[i], "ErrLinkage" + pairs[i + 1]);
        }

        @Override protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (!n.startsWith("ErrLinkage") || n.contains("$") || n.equals("ErrLinkage")) return super.loadClass(n, r);
            Class<?> c = findLoadedClass(n);
            if (c != null) return c;
            if (missing.contains(n)) throw new ClassNotFoundException("hidden " + n);
            String[] how = swapped.getOrDefault(n, n).split(">");
            String from = how[0];
            try (InputStream in = ErrLinkage.class.getResourceAsStream("/" + from + ".class")) {
                String s = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).replace(from, n);
                if (how.length > 1) s = s.replace("\1\0" + (char) how[1].length() + how[1], "\1\0" + (char) how[2].length() + how[2]);
                byte[] b = s.getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(n, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(n, e);
            }
        }
    }

    static String clean(Object o) { return String.valueOf(o).replaceAll("@[0-9a-f]+", "@HASH"); }

    static void t(String label, int op, Ldr l) {
        for (int i = 0; i < 2; i++) { // the second attempt must fail in the same way
            try {
                java.lang.reflect.Method m = l.loadClass("ErrLinkageUser").getDeclaredMethod("run", int.class);
                m.setAccessible(true);
                System.out.println(label + " = " + m.invoke(null, op));
            } catch (java.lang.reflect.InvocationTargetException e) {
                Throwable c = e.getCause();
                System.out.println(label + " ! " + c.getClass().getName() + ": " + clean(c.getMessage()) + (c.getCause() == null ? "" : " <- " + clean(c.getCause())));
            } catch (Throwable e) {
                System.out.println(label + " direct ! " + e.getClass().getName() + ": " + clean(e.getMessage()));
            }
        }
    }

    public static void main(String[] args) {
        for (int op = 0; op < 12; op++) t("unchanged " + op, op, new Ldr(Set.of()));
        t("missing class", 0, new Ldr(Set.of("ErrLinkageT1")));
        t("missing superclass", 10, new Ldr(Set.of("ErrLinkageT4")));
        t("static method gone", 0, new Ldr(Set.of(), "T1", "E1"));
        t("static field gone", 1, new Ldr(Set.of(), "T1", "E1"));
        t("virtual method gone", 2, new Ldr(Set.of(), "T1", "E1"));
        t("constructor gone", 3, new Ldr(Set.of(), "T1", "Q1"));
        t("instance field gone", 4, new Ldr(Set.of(), "T1", "E1"));
        t("constructor became private", 3, new Ldr(Set.of(), "T1", "R1"));
        t("method became private", 2, new Ldr(Set.of(), "T1", "P1"));
        t("field became private", 4, new Ldr(Set.of(), "T1", "P1"));
        t("static became instance", 0, new Ldr(Set.of(), "T1", "S1"));
        t("instance became static", 2, new Ldr(Set.of(), "T1", "S1"));
        t("static field became instance", 1, new Ldr(Set.of(), "T1", "S1"));
        t("instance field became static", 4, new Ldr(Set.of(), "T1", "S1"));
        t("class became abstract", 3, new Ldr(Set.of(), "T1", "A1"));
        t("class became interface", 0, new Ldr(Set.of(), "T1", "I1"));
        t("interface method not implemented", 6, new Ldr(Set.of(), "T2", "T2>val>vax"));
        t("interface implementor became abstract", 6, new Ldr(Set.of(), "T2", "E2"));
        t("interface not implemented any more", 7, new Ldr(Set.of(), "T2", "N2"));
        t("abstract method in a superclass", 9, new Ldr(Set.of(), "T5", "T5>todo>tudo"));
        t("superclass became final", 10, new Ldr(Set.of(), "T4", "F4"));
        t("superclass became interface", 10, new Ldr(Set.of(), "T4", "I4"));
        t("method became final", 10, new Ldr(Set.of(), "T4", "M4"));
        t("circular superclass", 10, new Ldr(Set.of(), "T4", "C4"));
        t("type of the field changed", 4, new Ldr(Set.of(), "T1", "Y1"));
        t("return type changed", 2, new Ldr(Set.of(), "T1", "Y1"));
        t("default lost", 11, new Ldr(Set.of(), "If", "If>def>dfe"));
        t("default hidden", 11, new Ldr(Set.of(), "T2", "H2"));
    }
}

class ErrLinkageT1 { static int sf = 1; int f = 2; ErrLinkageT1() { } static int st(int x) { return x; } int virt() { return 3; } }
class ErrLinkageE1 { }
class ErrLinkageP1 { static int sf = 1; private int f = 2; private int virt() { return f; } }
class ErrLinkageQ1 { ErrLinkageQ1(int x) { } }
class ErrLinkageR1 { private ErrLinkageR1() { } static Object make() { return new ErrLinkageR1(); } }
class ErrLinkageS1 { int sf = 1; static int f = 2; int st(int x) { return x; } static int virt() { return 3; } }
abstract class ErrLinkageA1 { static int sf = 1; }
interface ErrLinkageI1 { int sf = 1; static int st(int x) { return -x; } }
class ErrLinkageY1 { long f = 2; long virt() { return 3; } }
interface ErrLinkageIf { int val(); default int def() { return 100; } }
class ErrLinkageT2 implements ErrLinkageIf { public int val() { return 5; } }
abstract class ErrLinkageE2 implements ErrLinkageIf { }
class ErrLinkageH2 implements ErrLinkageIf { public int val() { return 5; } public int def() { return 200; } }
class ErrLinkageN2 { public int val() { return 6; } }
class ErrLinkageT4 { int m() { return 7; } }
final class ErrLinkageF4 { int m() { return 7; } }
interface ErrLinkageI4 { }
class ErrLinkageM4 { final int m() { return 7; } }
class ErrLinkageC4 extends ErrLinkageD4 { int m() { return 8; } }
class ErrLinkageD4 extends ErrLinkageT4 { int m() { return 9; } }
abstract class ErrLinkageAbs { abstract int todo(); }
class ErrLinkageT5 extends ErrLinkageAbs { int todo() { return 10; } }

class ErrLinkageUser {
    public static Object run(int op) {
        switch (op) {
            case 0: return ErrLinkageT1.st(4);
            case 1: return ErrLinkageT1.sf;
            case 2: return virt(op);
            case 3: return new ErrLinkageT1() != null;
            case 4: return field(op);
            case 5: return ErrLinkageT1.class.getSimpleName();
            case 6: return iface(new ErrLinkageT2());
            case 7: return iface(make());
            case 8: return new ErrLinkageT1[2].length;
            case 9: return abs(new ErrLinkageT5());
            case 10: return sub();
            default: return ((ErrLinkageIf) make()).def();
        }
    }

    static Object virt(int x) { return new ErrLinkageT1().virt(); }

    static Object field(int x) { return new ErrLinkageT1().f; }

    static Object make() { return new ErrLinkageT2(); }

    static Object iface(Object o) { return ((ErrLinkageIf) o).val(); }

    static Object abs(ErrLinkageAbs a) { return a.todo(); }

    static Object sub() { return new ErrLinkageD4().m(); }
}
