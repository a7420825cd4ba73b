// Generics at run time: wildcards, bounded types, recursive bounds, intersections, checked casts inserted by erasure, heap pollution, generic arrays.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class LangWildcards {
    static double sum(Collection<? extends Number> c) {
        double s = 0;
        for (Number n : c) s += n.doubleValue();
        return s;
    }

    static void fill(List<? super Integer> l, int n) {
        for (int i = 0; i < n; i++) l.add(i);
    }

    static <T extends Comparable<? super T>> T max(Iterable<? extends T> it) {
        T best = null;
        for (T t : it) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T extends Object & Comparable<? super T> & CharSequence> String both(T a, T b) {
        return a.compareTo(b) + ":" + a.length() + b.charAt(0);
    }

    static void swap(List<?> l, int i, int j) { swapHelp(l, i, j); }

    private static <E> void swapHelp(List<E> l, int i, int j) {
        E t = l.get(i);
        l.set(i, l.get(j));
        l.set(j, t);
    }

    static <K, V extends Comparable<V>> List<Map.Entry<K, V>> byValue(Map<K, V> m) {
        List<Map.Entry<K, V>> es = new ArrayList<>(m.entrySet());
        es.sort(Map.Entry.<K, V>comparingByValue().reversed());
        return es;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }

    @SuppressWarnings("unchecked")
    static <T> T[] badArray(T a, T b) { return (T[]) new Object[] {a, b}; }

    @SuppressWarnings("unchecked")
    static <T> T unsafe(Object o) { return (T) o; }

    static abstract class Shape<S extends Shape<S>> implements Comparable<S> {
        abstract double size();

        @SuppressWarnings("unchecked")
        S self() { return (S) this; }

        public int compareTo(S o) { return Double.compare(size(), o.size()); }
    }

    static class Dot extends Shape<Dot> {
        final double s;

        Dot(double s) { this.s = s; }

        double size() { return s; }

        Dot grow() { return new Dot(s + 1).self(); }
    }

    static class Cell<T> {
        private T v;
        private final Class<?> first;

        Cell(T v) {
            this.v = v;
            first = v.getClass();
        }

        <U> Cell<U> map(Function<? super T, ? extends U> f) { return new Cell<>(f.apply(v)); }

        static <A, B, C> Cell<C> zip(Cell<? extends A> a, Cell<? extends B> b, BiFunction<? super A, ? super B, ? extends C> f) { return new Cell<>(f.apply(a.v, b.v)); }

        class Peek {
            T get() { return v; }
        }
    }

    static String cce(Runnable r) {
        try {
            r.run();
            return "no exception";
        } catch (ClassCastException e) {
            return "CCE " + e.getMessage().replaceAll(" \\(.*", "");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        System.out.println(sum(List.of(1, 2.5, 3L)) + " " + sum(new ArrayList<Integer>()));
        List<Number> nums = new ArrayList<>(List.of(0.5));
        List<Object> objs = new ArrayList<>(List.of("s"));
        fill(nums, 3);
        fill(objs, 2);
        System.out.println(nums + " " + objs + " " + sum(nums) + " " + max(List.of(3, 9, 4)) + max(List.of("b", "a")) + " " + both("abc", "abd"));
        swap(objs, 0, 2);
        System.out.println(objs);
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 3, "b", 9, "c", 5));
        System.out.println(byValue(m));
        Dot d = max(List.of(new Dot(1), new Dot(7).grow(), new Dot(3)));
        System.out.println(d.s + " " + d.compareTo(new Dot(100)));
        System.out.println(cce(() -> { String[] x = badArray("a", "b"); }));
        System.out.println(cce(() -> { Object[] x = LangWildcards.<Object>badArray("a", "b"); System.out.println(x.length); }));
        System.out.println(cce(() -> { Integer x = unsafe("str"); }));
        System.out.println(cce(() -> { Object x = unsafe("str"); }));
        System.out.println(cce(() -> LangWildcards.<Integer>unsafe("str")));
        System.out.println(cce(() -> { int x = LangWildcards.<Integer>unsafe("str"); }));
        System.out.println(cce(() -> System.out.println("concat " + LangWildcards.<Integer>unsafe("not an int"))));
        List<Integer> polluted = (List) new ArrayList<>(List.of("x", "y"));
        System.out.println(polluted.size() + polluted.toString() + " " + cce(() -> polluted.get(0).intValue()) + " " + cce(() -> { Object o = polluted.get(0); }));
        Comparator<Integer> cmp = Comparator.naturalOrder();
        System.out.println(cce(() -> ((Comparator) cmp).compare("a", 1)));
        System.out.println(cce(() -> ((Comparable) new Dot(1)).compareTo("q")));
        Cell<Integer> c = new Cell<>(20);
        Cell<String> s = c.map(x -> "v" + x);
        System.out.println(s.v + s.v.length() + " " + Cell.zip(c, s, (x, y) -> x + y.length() + 0.5).v + " " + s.new Peek().get().charAt(0) + " " + c.first.getSimpleName());
        Cell raw = s;
        raw.v = 99;
        System.out.println(cce(() -> System.out.println(s.v.length())) + " " + cce(() -> { Object o = s.v; }));
        List<? extends List<? super String>> nested = List.of(new ArrayList<Object>(), new ArrayList<CharSequence>(List.of(new StringBuilder("sb"))));
        for (List<? super String> in : nested) in.add("added");
        System.out.println(nested);
        Map<Class<?>, Function<Object, ? extends CharSequence>> table = new HashMap<>();
        table.put(Integer.class, o -> "int" + o);
        table.put(String.class, o -> new StringBuilder((String) o).reverse());
        for (Object o : new Object[] {5, "abc"}) System.out.print(table.get(o.getClass()).apply(o) + " ");
        Supplier<? extends Supplier<? extends List<?>>> deep = () -> () -> listOf(1, "two", 3.0);
        System.out.println(deep.get().get() + " " + LangWildcards.<Comparable<?>>listOf(1, "x").size());
        List<String>[] arr = new List[] {listOf("p"), listOf("q", "r")};
        Object[] view = arr;
        view[0] = listOf(1);
        System.out.println(arr[1].get(1) + " " + cce(() -> arr[0].get(0).length()));
    }
}
