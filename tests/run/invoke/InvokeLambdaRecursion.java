// Recursion and composition with lambdas: fixpoints, mutual recursion, memoisation, continuation passing, trampolines, Church numerals.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;
import java.util.stream.IntStream;

public class InvokeLambdaRecursion {
    static IntUnaryOperator fact;
    static IntPredicate even, odd;

    interface Rec<T> extends Function<Rec<T>, T> { }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Rec<Function<A, B>> r = w -> f.apply(x -> w.apply(w).apply(x));
        return r.apply(r);
    }

    static <A, B> Function<A, B> memo(Function<Function<A, B>, Function<A, B>> f, int[] misses) {
        Map<A, B> cache = new HashMap<>();
        return new Function<A, B>() {
            final Function<A, B> step = f.apply(this);

            public B apply(A a) {
                B b = cache.get(a);
                if (b == null) {
                    misses[0]++;
                    b = step.apply(a);
                    cache.put(a, b);
                }
                return b;
            }
        };
    }

    interface Bounce<T> { Object step(); }

    @SuppressWarnings("unchecked")
    static <T> T run(Bounce<T> b) {
        Object o = b;
        while (o instanceof Bounce) o = ((Bounce<T>) o).step();
        return (T) o;
    }

    static Bounce<Long> sumTo(long n, long acc) { return () -> n == 0 ? (Object) acc : sumTo(n - 1, acc + n); }

    static void factCps(int n, Consumer<Long> k) {
        if (n <= 1) k.accept(1L);
        else factCps(n - 1, r -> k.accept(r * n));
    }

    interface Num { <T> UnaryOperator<T> of(UnaryOperator<T> f); }

    static final Num ZERO = new Num() { public <T> UnaryOperator<T> of(UnaryOperator<T> f) { return x -> x; } };

    static Num succ(Num n) {
        return new Num() { public <T> UnaryOperator<T> of(UnaryOperator<T> f) { UnaryOperator<T> g = n.of(f); return x -> f.apply(g.apply(x)); } };
    }

    static Num plus(Num a, Num b) {
        return new Num() { public <T> UnaryOperator<T> of(UnaryOperator<T> f) { return x -> a.of(f).apply(b.of(f).apply(x)); } };
    }

    static Num times(Num a, Num b) {
        return new Num() { public <T> UnaryOperator<T> of(UnaryOperator<T> f) { return a.of(b.of(f)); } };
    }

    static int value(Num n) { return n.<Integer>of(x -> x + 1).apply(0); }

    static Supplier<Integer> chain(int depth) {
        Supplier<Integer> s = () -> 0;
        for (int i = 1; i <= depth; i++) {
            Supplier<Integer> prev = s;
            int k = i;
            s = () -> prev.get() + k;
        }
        return s;
    }

    final Function<Integer, Integer> instFib = n -> n < 2 ? n : this.instFib.apply(n - 1) + this.instFib.apply(n - 2);

    public static void main(String[] args) {
        fact = n -> n <= 1 ? 1 : n * fact.applyAsInt(n - 1);
        even = n -> n == 0 || odd.test(n - 1);
        odd = n -> n != 0 && even.test(n - 1);
        System.out.println(fact.applyAsInt(10) + " " + fact.applyAsInt(13) + " " + even.test(100) + odd.test(77) + even.test(33));
        System.out.println(new InvokeLambdaRecursion().instFib.apply(12));
        Function<Integer, Long> fibF = fix(self -> n -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2));
        Function<Integer, String> bin = fix(self -> n -> n < 2 ? "" + n : self.apply(n / 2) + n % 2);
        System.out.println(fibF.apply(12) + " " + bin.apply(1234));
        int[] misses = new int[1];
        Function<Integer, Long> fast = memo(self -> n -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2), misses);
        System.out.println(fast.apply(80) + " " + misses[0] + " " + fast.apply(60) + " " + misses[0]);
        System.out.println(run(sumTo(3000, 0)));
        List<Long> out = new ArrayList<>();
        factCps(15, out::add);
        System.out.println(out);
        Num three = succ(succ(succ(ZERO))), four = succ(three);
        System.out.println(value(three) + " " + value(plus(three, four)) + " " + value(times(three, four)) + " " + value(times(times(four, four), three)) + " " + three.<String>of(s -> s + "ab").apply("|"));
        System.out.println(chain(100).get());
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(curried.apply(1).apply(2).apply(3));
        IntFunction<IntUnaryOperator> powers = p -> x -> IntStream.range(0, p).reduce(1, (acc, k) -> acc * x);
        System.out.println(powers.apply(3).applyAsInt(7) + " " + powers.apply(0).applyAsInt(7) + " " + powers.apply(2).andThen(powers.apply(2)).applyAsInt(3));
        BiFunction<Integer, Integer, Integer>[] ack = new BiFunction[1];
        ack[0] = (m, n) -> m == 0 ? n + 1 : n == 0 ? ack[0].apply(m - 1, 1) : ack[0].apply(m - 1, ack[0].apply(m, n - 1));
        System.out.println(ack[0].apply(2, 3) + " " + ack[0].apply(1, 9));
        class Hanoi {
            int moves;
            final StringBuilder log = new StringBuilder();

            interface Mv { void go(int n, char a, char b, char c); }

            Mv mv = (n, a, b, c) -> {
                if (n == 0) return;
                this.mv.go(n - 1, a, c, b);
                moves++;
                log.append(a).append(c).append(' ');
                this.mv.go(n - 1, b, a, c);
            };
        }
        Hanoi h = new Hanoi();
        h.mv.go(4, 'a', 'b', 'c');
        System.out.println(h.moves + " " + h.log);
        Supplier<Supplier<Supplier<Runnable>>> nest = () -> () -> () -> () -> System.out.println("four deep");
        nest.get().get().get().run();
        Function<Object, Object> self = new Function<>() { public Object apply(Object o) { return o == this; } };
        System.out.println(self.apply(self) + " " + Function.identity().andThen(self).compose(x -> self).apply(1));
        System.out.println(((Function<Integer, Integer>) x -> x + 1).andThen(x -> x * 2).andThen(Integer::toHexString).compose((String s) -> s.length()).apply("1234567"));
    }
}
