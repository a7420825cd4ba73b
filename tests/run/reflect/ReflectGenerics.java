// Generic signatures: ParameterizedType, TypeVariable, WildcardType, GenericArrayType of fields, methods, classes; owner types; equality.
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;

public class ReflectGenerics {
    static class Box<T extends Comparable<? super T>, U extends List<T> & Cloneable> {
        T plain;
        U[] arr;
        List<T> list;
        Map<String, ? extends Set<? super Integer>> wild;
        List<?>[] unb;
        Map.Entry<T, U[]> entry;
        List<String>[][] deepArr;
        List<int[]> prims;
        Box<T, U>.Inner<String> inner;
        Nested<Integer> nested;
        List raw;
        int[][] ints;
        Callable<? extends List<? extends Map<?, ? super T[]>>> crazy;

        class Inner<V> {
            V v;
            T outerT;
        }

        static class Nested<W> { }

        <X extends Throwable & Runnable, Y extends X> Map<X, List<? super Y>> meth(T t, X[] xs, List<? extends Y>... more) throws X, java.io.IOException { return null; }

        <Q> Box(Q q, List<? super Q> l) { }
    }

    static class Sub<Z> extends ArrayList<Map<Z, Z[]>> implements Comparable<Sub<Z>>, BiFunction<Z, int[], List<?>> {
        public int compareTo(Sub<Z> o) { return 0; }

        public List<?> apply(Z z, int[] i) { return null; }
    }

    enum E implements Comparator<String> { A; public int compare(String a, String b) { return 0; } }

    record R<T>(T a, List<? extends T> b, T[] c) { }

    static String kind(Type t) {
        if (t instanceof Class<?> c) return "Class(" + c.getSimpleName() + ")";
        if (t instanceof ParameterizedType p) {
            StringBuilder sb = new StringBuilder("Param(").append(kind(p.getRawType())).append(p.getOwnerType() == null ? "" : " owner " + kind(p.getOwnerType()));
            for (Type a : p.getActualTypeArguments()) sb.append(", ").append(kind(a));
            return sb.append(')').toString();
        }
        if (t instanceof TypeVariable<?> v) return "Var(" + v.getName() + ")";
        if (t instanceof WildcardType w) {
            StringBuilder sb = new StringBuilder("Wild(");
            for (Type u : w.getUpperBounds()) sb.append("up ").append(kind(u));
            for (Type l : w.getLowerBounds()) sb.append(" low ").append(kind(l));
            return sb.append(')').toString();
        }
        if (t instanceof GenericArrayType g) return "Array(" + kind(g.getGenericComponentType()) + ")";
        return "?";
    }

    static List<Integer> f1;
    static List<Integer> f2;
    static List<String> f3;
    static List<?> f4;

    public static void main(String[] args) throws Exception {
        Field[] fs = Box.class.getDeclaredFields();
        Arrays.sort(fs, Comparator.comparing(Field::getName));
        for (Field f : fs) System.out.println(f.getName() + " " + f.getGenericType() + " " + kind(f.getGenericType()) + " " + f.getType().getSimpleName() + " " + f.getGenericType().getTypeName());
        for (TypeVariable<?> v : Box.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()) + " of " + v.getGenericDeclaration() + " " + kind(v.getBounds()[0]));
        Method m = null;
        for (Method x : Box.class.getDeclaredMethods()) if (x.getName().equals("meth")) m = x;
        System.out.println(m.toGenericString());
        System.out.println(kind(m.getGenericReturnType()) + " " + Arrays.toString(m.getGenericParameterTypes()) + " " + Arrays.toString(m.getGenericExceptionTypes()));
        for (TypeVariable<Method> v : m.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()) + " " + (v.getGenericDeclaration() == m) + v.getGenericDeclaration().equals(m));
        Constructor<?> c = Box.class.getDeclaredConstructors()[0];
        System.out.println(c.toGenericString() + " " + Arrays.toString(c.getTypeParameters()) + kind(c.getGenericParameterTypes()[1]));
        System.out.println(Sub.class.getGenericSuperclass() + " " + kind(Sub.class.getGenericSuperclass()) + " " + Arrays.toString(Sub.class.getGenericInterfaces()));
        System.out.println(E.class.getGenericSuperclass() + " " + Arrays.toString(E.class.getGenericInterfaces()) + " " + Sub.class.toGenericString() + " " + Box.class.toGenericString());
        for (RecordComponent rc : R.class.getRecordComponents()) System.out.println(rc.getName() + " " + rc.getGenericType() + " " + rc.getGenericSignature() + " " + rc);
        Class<?> inner = Box.Inner.class;
        System.out.println(Arrays.toString(inner.getTypeParameters()) + " " + inner.getDeclaredField("v").getGenericType() + inner.getDeclaredField("outerT").getGenericType() + " " + ((TypeVariable<?>) inner.getDeclaredField("outerT").getGenericType()).getGenericDeclaration());
        Type a = f("f1"), b = f("f2"), d = f("f3"), e = f("f4");
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(d) + " " + e.equals(f("f4")) + " " + a.equals(List.class) + " " + Box.class.getTypeParameters()[0].equals(((ParameterizedType) Box.class.getDeclaredField("list").getGenericType()).getActualTypeArguments()[0]));
        Object anon = new HashMap<List<? extends Number>, String[][]>() { };
        System.out.println(anon.getClass().getGenericSuperclass() + " " + kind(anon.getClass().getGenericSuperclass()));
        System.out.println(generic(List.of()).getClass().getSimpleName() + " " + ReflectGenerics.class.getDeclaredMethod("generic", List.class).toGenericString());
        System.out.println(Arrays.toString(Map.class.getTypeParameters()) + Arrays.toString(HashMap.class.getGenericInterfaces()) + " " + Comparable.class.getMethod("compareTo", Object.class).toGenericString() + " " + Enum.class.toGenericString() + " " + Collections.class.getMethod("max", Collection.class).toGenericString());
        System.out.println(List.class.getMethod("toArray", Object[].class).toGenericString() + " " + Class.class.getMethod("getAnnotation", Class.class).toGenericString() + " " + Class.class.getMethod("forName", String.class).toGenericString());
        try {
            ((ParameterizedType) a).getActualTypeArguments()[0] = String.class;
            System.out.println(a);
        } catch (RuntimeException x) {
            System.out.println(x);
        }
        class Loc<L extends Number> {
            <M extends L> M loc(L l) { return null; }
        }
        System.out.println(Loc.class.getDeclaredMethods()[0].toGenericString() + " " + Loc.class.getTypeParameters()[0].getBounds()[0]);
    }

    static Type f(String n) throws Exception { return ReflectGenerics.class.getDeclaredField(n).getGenericType(); }

    static <T extends List<? super Integer> & RandomAccess> Object generic(List<? super T> l) { return l.toString(); }
}
