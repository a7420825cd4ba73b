// Repeated, inherited, equal and type annotations: containers, getAnnotationsByType, declared against inherited, equals and hashCode.
import java.lang.annotation.*;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class ReflectAnnoSets {
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @Inherited
    @interface Tag { String value(); int rank() default 0; }

    @Retention(RetentionPolicy.RUNTIME) @Inherited
    @interface Tags { Tag[] value(); }

    @Retention(RetentionPolicy.RUNTIME) @Inherited
    @interface Inh { int value() default 1; }

    @Retention(RetentionPolicy.RUNTIME)
    @interface NotInh { double d() default 0.0; int[] a() default {1, 2}; }

    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
    @interface TU { int value() default 0; }

    @Tag("a") @Tag(value = "b", rank = 2) @Inh(5) @NotInh
    static class Base { @Tag("m") void m() { } }

    static class Plain extends Base { @Override void m() { } }

    @Tag("c")
    static class One extends Base { }

    @Inh(9) @Tags({@Tag("x"), @Tag("y")})
    static class Two extends Plain { }

    @Tag("i") interface Iface { }

    static class FromIface implements Iface { }

    @NotInh(d = -0.0, a = {}) static class N1 { }

    @NotInh(a = {}, d = 0.0) static class N2 { }

    @NotInh(d = Double.NaN) static class N3 { }

    @NotInh(d = 0.0 / 0.0, a = {1, 2}) static class N4 { }

    static class Typed<@TU(1) T extends @TU(2) Comparable<@TU(3) T>> extends @TU(4) Base implements @TU(5) Iface {
        @TU(6) List<@TU(7) ? extends @TU(8) String @TU(9) [] @TU(10) []> field;

        <@TU(11) X> @TU(12) String meth(@TU(13) Typed<T> this, @TU(14) int p) throws @TU(15) Exception { return null; }
    }

    static String show(Annotation[] as) {
        String[] s = new String[as.length];
        for (int i = 0; i < s.length; i++) s[i] = as[i].toString().replace("ReflectAnnoSets.", "").replace("java.lang.annotation.", "");
        return Arrays.toString(s);
    }

    static String at(AnnotatedType t) {
        StringBuilder sb = new StringBuilder(show(t.getAnnotations()));
        if (t instanceof AnnotatedParameterizedType p) for (AnnotatedType a : p.getAnnotatedActualTypeArguments()) sb.append('<').append(at(a)).append('>');
        if (t instanceof java.lang.reflect.AnnotatedArrayType a) sb.append("[]").append(at(a.getAnnotatedGenericComponentType()));
        if (t instanceof java.lang.reflect.AnnotatedWildcardType w) for (AnnotatedType u : w.getAnnotatedUpperBounds()) sb.append("up").append(at(u));
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Base.class, Plain.class, One.class, Two.class, Iface.class, FromIface.class}) {
            System.out.println(c.getSimpleName() + " all " + show(c.getAnnotations()) + " declared " + show(c.getDeclaredAnnotations()));
            System.out.println("  byType " + show(c.getAnnotationsByType(Tag.class)) + " declaredByType " + show(c.getDeclaredAnnotationsByType(Tag.class)) + " single " + (c.getAnnotation(Tag.class) != null) + " container " + (c.getAnnotation(Tags.class) != null) + " inh " + (c.getAnnotation(Inh.class) == null ? "-" : c.getAnnotation(Inh.class).value()) + " notInh " + c.isAnnotationPresent(NotInh.class));
        }
        System.out.println(show(Base.class.getDeclaredMethod("m").getAnnotations()) + show(Plain.class.getDeclaredMethod("m").getAnnotations()));
        NotInh n1 = N1.class.getAnnotation(NotInh.class), n2 = N2.class.getAnnotation(NotInh.class), n3 = N3.class.getAnnotation(NotInh.class), n4 = N4.class.getAnnotation(NotInh.class), base = Base.class.getAnnotation(NotInh.class);
        System.out.println(n1.equals(n2) + " " + n3.equals(n4) + " " + n1.equals(n1) + " " + n1.equals(null) + n1.equals("x") + " " + (n3.hashCode() == n4.hashCode()) + " " + n1.hashCode() + " " + n2.hashCode() + " " + n3.hashCode() + " " + base.hashCode());
        Tag t1 = Base.class.getAnnotationsByType(Tag.class)[0], t2 = One.class.getAnnotation(Tag.class);
        System.out.println(t1.equals(t2) + " " + t1.hashCode() + " " + t2.hashCode() + " " + (127 * "value".hashCode() ^ "c".hashCode()) + " " + (127 * "rank".hashCode() ^ 0));
        // an implementation of the annotation type by hand, and one by proxy
        Tag mine = new Tag() {
            public String value() { return "c"; }

            public int rank() { return 0; }

            public Class<? extends Annotation> annotationType() { return Tag.class; }
        };
        InvocationHandler h = (p, m, as) -> switch (m.getName()) { case "value" -> "c"; case "rank" -> 0; case "annotationType" -> Tag.class; case "hashCode" -> 5; default -> "handmade"; };
        Tag proxied = (Tag) Proxy.newProxyInstance(Tag.class.getClassLoader(), new Class<?>[] {Tag.class}, h);
        System.out.println(t2.equals(mine) + " " + mine.equals(t2) + " " + t2.equals(proxied) + " " + proxied + proxied.hashCode());
        Set<Annotation> set = new HashSet<>(Arrays.asList(n1, n3, n4, t1, t2, Base.class.getAnnotationsByType(Tag.class)[0]));
        System.out.println(set.size() + " " + set.contains(n4) + set.contains(n2));
        System.out.println("supertypes " + at(Typed.class.getAnnotatedSuperclass()) + at(Typed.class.getAnnotatedInterfaces()[0]) + " params " + show(Typed.class.getTypeParameters()[0].getAnnotations()) + at(Typed.class.getTypeParameters()[0].getAnnotatedBounds()[0]));
        System.out.println("field " + at(Typed.class.getDeclaredField("field").getAnnotatedType()));
        Method m = Typed.class.getDeclaredMethod("meth", int.class);
        System.out.println("method " + at(m.getAnnotatedReturnType()) + at(m.getAnnotatedReceiverType()) + at(m.getAnnotatedParameterTypes()[0]) + at(m.getAnnotatedExceptionTypes()[0]) + show(m.getTypeParameters()[0].getAnnotations()));
        try {
            t2.getClass().getMethod("value").invoke(t1);
            System.out.println("same proxy class " + (t1.getClass() == t2.getClass()));
        } catch (IllegalAccessException e) {
            System.out.println("proxy class not accessible " + (t1.getClass() == t2.getClass()));
        }
        System.out.println(Tag.class.getAnnotation(Repeatable.class).value().getSimpleName() + " " + Tag.class.getAnnotation(Retention.class).value() + " " + Arrays.toString(TU.class.getAnnotation(Target.class).value()) + " " + Inh.class.isAnnotationPresent(Inherited.class));
    }
}
