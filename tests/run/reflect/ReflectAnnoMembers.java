// Annotations with members of every type: values, defaults, arrays, nested annotations, enums, classes; printing and reading.
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class ReflectAnnoMembers {
    enum Level { LOW, HIGH { } }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Sub {
        int value();

        String name() default "sub";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        boolean z() default true;

        byte b() default (byte) 200;

        char c() default '\'';

        short s() default -2;

        int i() default Integer.MIN_VALUE;

        long l() default 1L << 40;

        float f() default 1.5f;

        double d() default -0.0;

        String t() default "te\"x\\t\n";

        Class<?> k() default void.class;

        Level e() default Level.HIGH;

        Sub n() default @Sub(7);

        boolean[] za() default {};

        byte[] ba() default {1, -1};

        char[] ca() default {'a', '\n', '\u4e2d'};

        short[] sb() default 3;

        int[] ia() default {4, 5};

        long[] la() default {6};

        float[] fa() default {Float.NaN, 1f / 0};

        double[] da() default {Double.MIN_VALUE};

        String[] ta() default {"x", ""};

        Class<?>[] ka() default {int[].class, Map.Entry.class, String[][].class};

        Level[] ea() default {Level.LOW, Level.HIGH};

        Sub[] nx() default {@Sub(1), @Sub(value = 2, name = "two")};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marker { }

    @Retention(RetentionPolicy.CLASS)
    @interface NotVisible { }

    @Retention(RetentionPolicy.SOURCE)
    @interface Gone { }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.CONSTRUCTOR, ElementType.TYPE, ElementType.LOCAL_VARIABLE})
    @interface Val { String[] value() default "one"; }

    static final int K = 5;

    @All @Marker @NotVisible @Gone
    static class Defaults { }

    @All(z = false, b = 1, c = 'x', s = K + 1, i = K * 2, l = 'c', f = K, d = 1 / 3.0, t = "a" + K, k = List.class, e = Level.LOW, n = @Sub(name = "n", value = 3), za = true, ba = {}, ca = {}, sb = {}, ia = {}, la = {}, fa = {}, da = {}, ta = {}, ka = {}, ea = {}, nx = {})
    static class Given { }

    static class Users {
        @Val("f") @Marker int field;

        @Val({}) @Deprecated(since = "9", forRemoval = true) Users() { }

        @Val({"m", "n"}) void m(@Val("p0") int a, String b, @Val @Marker long c) {
            @Val int local = 0;
        }
    }

    static void dump(Class<?> c) throws Exception {
        All a = c.getAnnotation(All.class);
        Method[] ms = All.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) {
            Object v = m.invoke(a), def = m.getDefaultValue();
            System.out.println(m.getName() + " " + v.getClass().getSimpleName().isEmpty() + " " + str(v) + " default " + str(def));
        }
    }

    static String str(Object v) {
        if (v instanceof boolean[] x) return Arrays.toString(x);
        if (v instanceof byte[] x) return Arrays.toString(x);
        if (v instanceof char[] x) return codes(new String(x));
        if (v instanceof short[] x) return Arrays.toString(x);
        if (v instanceof int[] x) return Arrays.toString(x);
        if (v instanceof long[] x) return Arrays.toString(x);
        if (v instanceof float[] x) return Arrays.toString(x);
        if (v instanceof double[] x) return Arrays.toString(x);
        if (v instanceof Object[] x) return Arrays.toString(x);
        return codes(String.valueOf(v));
    }

    static String codes(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) sb.append(c >= 32 && c < 127 ? "" + c : "<" + (int) c + ">");
        return sb.toString();
    }

    static String annos(AnnotatedElement e) {
        StringBuilder sb = new StringBuilder();
        for (Annotation a : e.getAnnotations()) sb.append(codes(a.toString())).append(' ');
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        dump(Defaults.class);
        dump(Given.class);
        System.out.println(annos(Defaults.class));
        System.out.println(annos(Given.class));
        System.out.println(annos(Users.class.getDeclaredField("field")) + "| " + annos(Users.class.getDeclaredConstructor()) + "| " + annos(Users.class.getDeclaredMethod("m", int.class, String.class, long.class)));
        for (Annotation[] ps : Users.class.getDeclaredMethod("m", int.class, String.class, long.class).getParameterAnnotations()) System.out.print(Arrays.toString(ps) + " ");
        System.out.println();
        System.out.println(annos(All.class) + annos(Val.class) + annos(Override.class) + annos(FunctionalInterface.class));
        Sub s = Defaults.class.getAnnotation(All.class).n();
        System.out.println(s + " " + s.value() + s.name() + " " + s.annotationType() + " " + s.getClass().isInterface() + " " + java.lang.reflect.Proxy.isProxyClass(s.getClass()));
        int[] ia = Defaults.class.getAnnotation(All.class).ia();
        ia[0] = 99;
        System.out.println(Defaults.class.getAnnotation(All.class).ia()[0] + " " + Defaults.class.isAnnotationPresent(Marker.class) + Defaults.class.isAnnotationPresent(NotVisible.class) + " " + Defaults.class.getAnnotation(Deprecated.class) + " " + (Defaults.class.getAnnotation(All.class) == Defaults.class.getAnnotation(All.class)));
        System.out.println(All.class.isAnnotation() + " " + Arrays.toString(All.class.getInterfaces()) + " " + All.class.getMethod("i").getDefaultValue() + " " + Sub.class.getMethod("value").getDefaultValue() + " " + All.class.getMethod("annotationType").getDeclaringClass().getSimpleName());
    }
}
