// Bridge methods: covariant returns, generic parameters, several levels, visibility bridges, and the methods reflection then sees.
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public class LangBridges {
    static abstract class Animal {
        abstract Animal child();

        Object tag() { return "animal"; }

        Number legs() { return 4; }

        CharSequence[] names() { return new CharSequence[] {"a"}; }
    }

    static class Dog extends Animal {
        final int gen;

        Dog(int g) { gen = g; }

        @Override Dog child() { return new Dog(gen + 1); }

        @Override String tag() { return "dog" + gen; }

        @Override Integer legs() { return super.legs().intValue() - 1; }

        @Override String[] names() { return new String[] {"d", "o"}; }
    }

    static class Puppy extends Dog {
        Puppy() { super(100); }

        @Override Puppy child() { return this; }
    }

    interface Node<T extends Comparable<T>> {
        T get();

        void set(T t);

        default int cmp(Node<T> o) { return get().compareTo(o.get()); }
    }

    static class IntNode implements Node<Integer> {
        Integer v = 0;

        public Integer get() { return v; }

        public void set(Integer i) { v = i; }
    }

    static class LoudNode extends IntNode {
        int sets;

        @Override public void set(Integer i) {
            sets++;
            super.set(i * 2);
        }
    }

    static abstract class Pipe<I, O> implements Function<I, O> {
        public abstract O apply(I in);

        <R> Pipe<I, R> then(Pipe<? super O, ? extends R> next) {
            Pipe<I, O> me = this;
            return new Pipe<I, R>() {
                public R apply(I in) { return next.apply(me.apply(in)); }
            };
        }
    }

    static class Len extends Pipe<String, Integer> {
        public Integer apply(String s) { return s.length(); }
    }

    static class Sq extends Pipe<Number, Double> {
        public Double apply(Number n) { return n.doubleValue() * n.doubleValue(); }
    }

    static class Hidden {
        public String visible() { return "through a bridge of " + getClass().getSimpleName(); }
    }

    public static class Shown extends Hidden { }

    interface Sup<T> { T make(); }

    interface SubSup extends Sup<String> { String make(); }

    static List<String> methods(Class<?> c) {
        List<String> r = new ArrayList<>();
        for (Method m : c.getDeclaredMethods()) {
            StringBuilder ps = new StringBuilder();
            for (Class<?> p : m.getParameterTypes()) ps.append(p.getSimpleName()).append(' ');
            r.add(m.getReturnType().getSimpleName() + " " + m.getName() + "(" + ps.toString().trim() + ")" + (m.isBridge() ? " bridge" : "") + (m.isSynthetic() ? " synthetic" : "") + (m.isDefault() ? " default" : ""));
        }
        Collections.sort(r);
        return r;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Animal a = new Dog(1);
        System.out.println(((Dog) a.child()).gen + " " + a.tag() + " " + a.legs() + " " + a.names().length + " " + a.names().getClass().getSimpleName());
        Animal p = new Puppy();
        System.out.println((p.child() == p) + " " + ((Dog) p).child().gen + " " + p.child().child().tag());
        IntNode n = new LoudNode();
        Node<Integer> gn = n;
        Node raw = n;
        n.set(1);
        gn.set(2);
        raw.set(3);
        System.out.println(raw.get() + " " + ((LoudNode) n).sets + " " + gn.cmp(new IntNode()));
        try {
            raw.set("str");
        } catch (ClassCastException e) {
            System.out.println("set bridge casts " + ((LoudNode) n).sets);
        }
        System.out.println(new Len().then(new Sq()).apply("12345") + " " + new Len().andThen(x -> x + 1).apply("ab") + " " + new Len().compose(Object::toString).apply(12.5));
        Function rawF = new Len();
        try {
            rawF.apply(new StringBuilder());
        } catch (ClassCastException e) {
            System.out.println("apply bridge casts");
        }
        System.out.println(new Shown().visible());
        SubSup ss = () -> "made";
        Sup<String> s2 = ss;
        System.out.println(ss.make() + s2.make() + ((Object) ((Sup) ss).make()));
        for (Class<?> c : new Class<?>[] {Dog.class, Puppy.class, IntNode.class, LoudNode.class, Len.class, Shown.class, SubSup.class})
            System.out.println(c.getSimpleName() + " " + methods(c));
        Comparator<Animal> cmp = new Comparator<Animal>() {
            @Override public int compare(Animal x, Animal y) { return x.legs().intValue() - y.legs().intValue(); }
        };
        System.out.println(cmp.compare(a, p) + " " + cmp.reversed().compare(a, p) + " " + methods(cmp.getClass()));
    }
}
