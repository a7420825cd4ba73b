// Supertypes and relations: getSuperclass, getInterfaces, isAssignableFrom, isInstance, cast, asSubclass, getGenericSuperclass, arrays, primitives.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

public class ReflectHierarchy {
    interface I { }

    interface J extends I, Comparable<J> { }

    interface K<T> extends Function<T, List<T>> { }

    static class A implements J, Serializable { public int compareTo(J o) { return 0; } }

    static class B<X> extends A implements K<X[]> { public List<X[]> apply(X[] x) { return null; } }

    static class C extends B<String> implements I, Cloneable { }

    static abstract class MyMap<V extends Number> extends HashMap<List<? extends V>, Map<String, int[]>> { }

    enum E implements I { X { } }

    record R(int a) implements I { }

    @interface An { }

    static Set<String> supers(Class<?> c, Set<String> out) {
        if (c == null || !out.add(c.getSimpleName())) return out;
        supers(c.getSuperclass(), out);
        for (Class<?> i : c.getInterfaces()) supers(i, out);
        return out;
    }

    static String err(Runnable r) {
        try {
            r.run();
            return "fine";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        Class<?>[] all = {Object.class, I.class, J.class, K.class, A.class, B.class, C.class, MyMap.class, E.class, E.X.getClass(), R.class, An.class, int.class, int[].class, A[].class, A[][].class, void.class, Integer.class, new A() { }.getClass()};
        for (Class<?> c : all) {
            System.out.println(c.getSimpleName() + ": super " + c.getSuperclass() + " / " + c.getGenericSuperclass() + " interfaces " + Arrays.toString(c.getInterfaces()) + " / " + Arrays.toString(c.getGenericInterfaces()) + " params " + Arrays.toString(c.getTypeParameters()) + " all " + supers(c, new LinkedHashSet<>()));
        }
        System.out.println("assignability");
        for (Class<?> to : all) {
            StringBuilder sb = new StringBuilder();
            for (Class<?> from : all) sb.append(to.isAssignableFrom(from) ? '1' : '.');
            System.out.println(sb + " " + to.getSimpleName());
        }
        Object[] objs = {new Object(), new A(), new C(), E.X, new R(1), 5, "s", new int[0], new A[0], new C[0][0], null, A.class};
        for (Class<?> c : all) {
            StringBuilder sb = new StringBuilder();
            for (Object o : objs) sb.append(c.isInstance(o) ? '1' : '.');
            System.out.println(sb + " isInstance of " + c.getSimpleName());
        }
        System.out.println(A.class.cast(new C()).getClass().getSimpleName() + " " + A.class.cast(null) + " " + err(() -> C.class.cast(new A())) + " " + err(() -> int.class.cast(5)) + " " + err(() -> A[].class.cast(new Object[0])));
        System.out.println(C.class.asSubclass(A.class).getSimpleName() + " " + err(() -> A.class.asSubclass(C.class)) + " " + err(() -> int.class.asSubclass(Number.class)) + " " + err(() -> I.class.isAssignableFrom(null)).startsWith("NullPointerException"));
        System.out.println(C[].class.getSuperclass() + " " + C[][].class.getComponentType().getComponentType().getSimpleName() + " " + int[].class.componentType() + " " + C.class.arrayType().getSimpleName() + " " + String.class.componentType());
        System.out.println((A[].class == A.class.arrayType()) + " " + (new A[0][].getClass() == A[][].class) + " " + (int.class == Integer.TYPE) + " " + E.X.getDeclaringClass().getSimpleName() + " " + (E.X.getClass() == E.class) + " " + E.X.getClass().getSuperclass().getSimpleName());
        System.out.println(A.class.desiredAssertionStatus() + " " + A.class.getPackageName().isEmpty() + " " + (A.class.getClassLoader() == ReflectHierarchy.class.getClassLoader()) + " " + String.class.getClassLoader() + " " + int.class.getClassLoader() + " " + A[].class.getClassLoader().equals(A.class.getClassLoader()) + " " + A.class.getModule().isNamed() + " " + String.class.getModule().getName() + " " + int[].class.getModule().getName());
        System.out.println(ReflectHierarchy.class.getProtectionDomain() != null ? "domain" : "none");
        System.out.println(A.class.equals(C.class) + " " + A.class.hashCode() * 0 + " " + new ArrayList<>(List.of(A.class, C.class)).indexOf(C.class) + " " + Arrays.asList(all).lastIndexOf(int[].class));
        Map<Class<?>, String> m = new HashMap<>();
        for (Class<?> c : all) m.put(c, c.getSimpleName());
        System.out.println(m.get(A[].class) + m.get(int.class) + m.get(Integer.class) + m.size() + m.get(long.class));
    }
}
