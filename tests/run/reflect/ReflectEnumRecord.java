// Reflection on enums, records, sealed types and nests: constants, components, accessors, permitted subclasses, nest hosts and members.
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ReflectEnumRecord {
    @Retention(RetentionPolicy.RUNTIME) @interface Mark { int value() default 0; }

    enum Color {
        @Mark(1) RED, GREEN { @Override String nick() { return "g"; } }, @Mark BLUE;
        private static final Color[] CACHE = values();
        int field = ordinal() * 10;

        String nick() { return name().toLowerCase(java.util.Locale.ROOT); }
    }

    enum Empty { }

    record Pt(@Mark(5) int x, long y, String... rest) {
        static int count;

        Pt { count++; }

        public long y() { return y * 2; }

        int sum() { return x; }
    }

    record Gen<T extends Comparable<T>>(T t, List<T> l, int[][] a) { }

    record None() { }

    record Bad(int v) {
        public int v() { throw new IllegalStateException("accessor"); }
    }

    sealed interface S permits S1, S2, S3 { }

    record S1(int a) implements S { }

    enum S2 implements S { X }

    static sealed abstract class S3 implements S { }

    static final class S4 extends S3 { }

    static non-sealed class S5 extends S3 { }

    static class S6 extends S5 { class In { } }

    static List<String> sorted(Class<?>[] cs) {
        List<String> r = new ArrayList<>();
        for (Class<?> c : cs) r.add(c.getName().substring(c.getName().lastIndexOf('$') + 1));
        r.sort(null);
        return r;
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(label + " ITE " + e.getCause());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Arrays.toString(Color.class.getEnumConstants()) + " " + Empty.class.getEnumConstants().length + " " + String.class.getEnumConstants() + " " + Color.GREEN.getClass().getEnumConstants() + " " + Color.GREEN.getClass().isEnum() + Color.class.isEnum() + Enum.class.isEnum());
        List<String> fs = new ArrayList<>();
        for (Field f : Color.class.getDeclaredFields()) fs.add(f.getName() + " " + Modifier.toString(f.getModifiers()) + " const " + f.isEnumConstant() + " synth " + f.isSynthetic());
        fs.sort(null);
        System.out.println(fs);
        for (Color c : Color.values()) {
            Field f = Color.class.getField(c.name());
            System.out.println(f.get(null) + " " + (f.get(null) == c) + " " + (f.isAnnotationPresent(Mark.class) ? "mark " + f.getAnnotation(Mark.class).value() : "no mark") + " " + c.getClass().getSimpleName().isEmpty() + " " + c.nick() + c.field);
        }
        t("values()", () -> Arrays.toString((Color[]) m(Color.class, "values").invoke(null)));
        t("valueOf", () -> m(Color.class, "valueOf", String.class).invoke(null, "BLUE"));
        t("valueOf bad", () -> m(Color.class, "valueOf", String.class).invoke(null, "PINK"));
        t("set constant", () -> { Color.class.getField("RED").set(null, Color.BLUE); return "set"; });
        t("Enum.valueOf", () -> Enum.valueOf(ElementType.class, "FIELD") + " " + Enum.valueOf(Color.class, "RED").field);
        for (Class<?> c : new Class<?>[] {Pt.class, Gen.class, None.class}) {
            System.out.println(c.getSimpleName() + " " + c.isRecord() + " " + c.getRecordComponents().length + " " + Modifier.toString(c.getModifiers()) + " " + c.toGenericString());
            for (RecordComponent rc : c.getRecordComponents())
                System.out.println("  " + rc + " | " + rc.getType().getSimpleName() + " " + rc.getGenericType() + " " + rc.getGenericSignature() + " " + rc.getAccessor() + " " + Arrays.toString(rc.getAnnotations()) + " in " + rc.getDeclaringRecord().getSimpleName());
        }
        System.out.println(String.class.getRecordComponents() + " " + Record.class.isRecord() + " " + Record.class.getRecordComponents());
        Pt p = new Pt(3, 4, "a", "b");
        t("accessors", () -> Pt.class.getRecordComponents()[0].getAccessor().invoke(p) + " " + Pt.class.getRecordComponents()[1].getAccessor().invoke(p) + " " + ((String[]) Pt.class.getRecordComponents()[2].getAccessor().invoke(p)).length);
        t("bad accessor", () -> Bad.class.getRecordComponents()[0].getAccessor().invoke(new Bad(1)));
        t("bad toString", () -> new Bad(7) + " " + new Bad(7).equals(new Bad(7)) + " " + new Bad(7).hashCode());
        t("field of record", () -> { Field f = Pt.class.getDeclaredField("x"); f.setAccessible(true); System.out.print(f.getInt(p) + " " + Modifier.toString(f.getModifiers()) + " " + f.isAnnotationPresent(Mark.class) + " "); f.setInt(p, 9); return "set"; });
        t("canonical", () -> Pt.class.getDeclaredConstructor(int.class, long.class, String[].class) + " " + Pt.class.getDeclaredConstructor(int.class, long.class, String[].class).isVarArgs() + Arrays.deepToString(Pt.class.getDeclaredConstructor(int.class, long.class, String[].class).getParameterAnnotations()));
        t("canonical names", () -> Pt.class.getDeclaredConstructors()[0].getParameters()[1].getName() + Pt.class.getDeclaredConstructors()[0].getParameters()[1].isNamePresent());
        List<String> ms = new ArrayList<>();
        for (Method m : Pt.class.getDeclaredMethods()) ms.add(m.getName() + " " + Modifier.toString(m.getModifiers()));
        ms.sort(null);
        System.out.println(ms);
        for (Class<?> c : new Class<?>[] {S.class, S1.class, S2.class, S3.class, S4.class, S5.class, S6.class, Color.class, String.class, int.class, S[].class})
            System.out.println(c.getSimpleName() + " sealed " + c.isSealed() + " permits " + (c.getPermittedSubclasses() == null ? "null" : sorted(c.getPermittedSubclasses())) + " final " + Modifier.isFinal(c.getModifiers()));
        Object anon = new Object() { };
        Runnable lam = () -> { };
        System.out.println(S6.In.class.getNestHost() + " " + anon.getClass().getNestHost() + " " + (lam.getClass().getNestHost() == ReflectEnumRecord.class) + " " + lam.getClass().isNestmateOf(S6.class) + " " + String.class.getNestHost() + " " + int[].class.getNestHost() + " " + int.class.getNestHost() + " " + S.class.isNestmateOf(String.class));
        System.out.println(sorted(S6.class.getNestMembers()) + " " + (S6.class.getNestMembers()[0] == ReflectEnumRecord.class) + " " + String.class.getNestMembers().length + " " + int.class.getNestMembers().length);
    }

    static Method m(Class<?> c, String n, Class<?>... ps) throws Exception {
        Method m = c.getDeclaredMethod(n, ps);
        m.setAccessible(true);
        return m;
    }
}
