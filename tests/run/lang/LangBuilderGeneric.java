// Self-typed generic builders, static nested generic classes, fluent interfaces, generic constructors and methods, phantom types.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

public class LangBuilderGeneric {
    static class Vehicle {
        final String name;
        final int wheels;
        final List<String> parts;

        protected Vehicle(Builder<?> b) {
            name = b.name;
            wheels = b.wheels;
            parts = List.copyOf(b.parts);
        }

        static class Builder<B extends Builder<B>> {
            private String name = "?";
            private int wheels = 4;
            protected final List<String> parts = new ArrayList<>();

            B name(String n) {
                name = n;
                return self();
            }

            B wheels(int n) {
                wheels = n;
                return self();
            }

            B with(Consumer<? super B> c) {
                c.accept(self());
                return self();
            }

            @SuppressWarnings("unchecked")
            protected B self() { return (B) this; }

            Vehicle build() { return new Vehicle(this); }
        }

        @Override public String toString() { return getClass().getSimpleName() + ":" + name + wheels + parts; }
    }

    static class Truck extends Vehicle {
        final double load;

        private Truck(TruckBuilder b) {
            super(b);
            load = b.load;
        }

        static TruckBuilder builder() { return new TruckBuilder(); }

        static final class TruckBuilder extends Vehicle.Builder<TruckBuilder> {
            private double load;

            TruckBuilder load(double d) {
                load = d;
                parts.add("bed");
                return this;
            }

            @Override Truck build() {
                if (load < 0) throw new IllegalStateException("load " + load);
                return new Truck(this);
            }
        }

        @Override public String toString() { return super.toString() + load; }
    }

    // phantom type parameters: only a complete builder can build
    interface Yes { }

    interface No { }

    static final class Req<H, P> {
        private final Map<String, Object> m;

        private Req(Map<String, Object> m) { this.m = m; }

        static Req<No, No> start() { return new Req<>(new LinkedHashMap<>()); }

        Req<Yes, P> host(String h) { return put("host", h); }

        Req<H, Yes> port(int p) { return put("port", p); }

        private <A, B> Req<A, B> put(String k, Object v) {
            Map<String, Object> c = new LinkedHashMap<>(m);
            c.put(k, v);
            return new Req<>(c);
        }

        static String send(Req<Yes, Yes> r) { return r.m.toString(); }
    }

    static class Chain<T> {
        private final T v;
        private final Chain<?> prev;

        <X extends T> Chain(X v) { this(v, null); }

        private Chain(T v, Chain<?> p) {
            this.v = v;
            prev = p;
        }

        <U> Chain<U> then(U u) { return new Chain<>(u, this); }

        Chain<T> map(UnaryOperator<T> f) { return new Chain<>(f.apply(v), prev); }

        int depth() { return prev == null ? 1 : 1 + prev.depth(); }

        @Override public String toString() { return (prev == null ? "" : prev + ">") + v; }
    }

    static class Html {
        private final StringBuilder sb = new StringBuilder();
        private int depth;

        Html tag(String name, Consumer<Html> body) {
            sb.append("  ".repeat(depth++)).append('<').append(name).append(">\n");
            body.accept(this);
            sb.append("  ".repeat(--depth)).append("</").append(name).append(">\n");
            return this;
        }

        Html text(Object o) {
            sb.append("  ".repeat(depth)).append(o).append('\n');
            return this;
        }
    }

    static <T> Optional<T> firstOf(List<? extends T> l, int from) {
        return l.size() > from ? Optional.of(l.get(from)) : Optional.empty();
    }

    public static void main(String[] args) {
        Vehicle v = new Vehicle.Builder<>().name("car").wheels(3).build();
        Truck t = Truck.builder().name("truck").wheels(18).load(7.5).with(b -> b.load(b.load * 2)).build();
        System.out.println(v + " " + t + " " + (t instanceof Vehicle));
        Vehicle.Builder<?> wild = Truck.builder().name("w");
        System.out.println(wild.wheels(2).build() + " " + wild.self().getClass().getSimpleName());
        try {
            Truck.builder().load(-1).build();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.parts.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable " + e.getMessage());
        }
        System.out.println(Req.send(Req.start().port(80).host("h")) + Req.send(Req.start().host("a").port(1).host("b")));
        Chain<Integer> c = new Chain<Object>("o").then(2.5).then("s").then(4).map(x -> x * x);
        System.out.println(c + " " + c.depth() + " " + (c.v + 1) + " " + new <String>Chain<CharSequence>("explicit").then('c'));
        System.out.print(new Html().tag("ul", ul -> {
            for (int i = 0; i < 2; i++) {
                int n = i;
                ul.tag("li", li -> li.text(n).text("x".repeat(n + 1)));
            }
        }).text("end").sb);
        System.out.println(firstOf(List.of("p", "q"), 1).map(String::length).orElse(-1) + " " + firstOf(List.of(), 0).isPresent() + " " + LangBuilderGeneric.<Number>firstOf(List.of(1, 2), 0).get().doubleValue());
        Vehicle.Builder<?> raw = new Vehicle.Builder<>();
        Object self = raw.name("r").self();
        System.out.println((self == raw) + " " + raw.build().parts.size());
        try {
            Truck.TruckBuilder tb = misuse();
            System.out.println(tb);
        } catch (ClassCastException e) {
            System.out.println("the unchecked cast shows at the use");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Truck.TruckBuilder misuse() {
        Vehicle.Builder<Truck.TruckBuilder> lie = (Vehicle.Builder) new Vehicle.Builder();
        return lie.name("lie");
    }
}
