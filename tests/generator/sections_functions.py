"""Sections of functions as values: lambdas, method references of all four kinds, streams, Optional."""

from .core import VALUES, section
from .template import template


@section(weight=3)
def method_references(g):
    """Static, bound, unbound and constructor references, of arrays too."""
    return template(g, r"""
        static class Adder_ {
            final int base;
            Adder_() { this(`1..99`); }
            Adder_(int base) { this.base = base; }
            int add(int n) { return base `+|-|*|^` n; }
            int same(Adder_ other) { return base - other.base; }
            int join(String s, long l) { return s.length() + (int) l + base; }
            static int twice(int n) { return n * 2 + `0..9`; }
        }
        //body
        Adder_ adder = new Adder_($int);
        //pick 7
        { IntUnaryOperator f = Adder_::twice; note("static", f.applyAsInt($int)); }
        { IntUnaryOperator f = adder::add; note("bound", f.andThen(f).applyAsInt($int)); }
        { ToIntBiFunction<Adder_, Adder_> f = Adder_::same; note("unbound", f.applyAsInt(adder, new Adder_($int))); }
        { IntFunction<Adder_> f = Adder_::new; note("new", f.apply($int).add($small)); }
        { Supplier<Adder_> f = Adder_::new; note("new", f.get().base); }
        { Function<Integer, Adder_> f = Adder_::new; note("new", f.apply($int).add(1)); }
        { IntFunction<int[]> f = int[]::new; note("array", f.apply($small).length); }
        { Function<String, Integer> f = String::length; note("unbound", f.apply($String)); }
        { BiFunction<String, String, Boolean> f = String::startsWith; note("unbound", f.apply($String, $String)); }
        { Supplier<String> f = gText::trim; gText = $String; note("bound", f.get()); }
        { ToIntBiFunction<String, Long> f = adder::join; note("bound", f.applyAsInt($String, $long)); }
        { BinaryOperator<Integer> f = Math::max; note("static", f.apply($int, $int)); }
        { Function<Integer, List<Integer>> f = Collections::singletonList; note("static", f.apply($int)); }
        { Comparator<String> f = String::compareTo; note("order", f.reversed().compare($String, $String)); }
        { Function<Object, String> f = String::valueOf; note("static", f.compose((Integer x) -> x + 1).apply($int)); }
        { DoubleUnaryOperator f = Math::sqrt; note("static", f.applyAsDouble($double)); }
        { UnaryOperator<String> f = String::strip; note("unbound", f.apply($String)); }
        { ToLongFunction<Integer> f = Integer::longValue; note("unbound", f.applyAsLong($int)); }
        { IntBinaryOperator f = Integer::sum; note("static", f.applyAsInt($int, $int)); }
        { Function<char[], String> f = String::new; note("new", f.apply($char[])); }
        { Predicate<String> f = "race"::equals; note("bound", f.negate().or(String::isEmpty).test($String)); }
        { Function<Integer, Integer> f = Function.identity(); note("id", f.andThen(Integer::toHexString).apply($int)); }
        //end
        """)


@section(weight=3)
def lambdas(g):
    """Lambdas that capture locals of many types, nested lambdas, currying, lambdas in arrays and fields."""
    first, second, third = g.sample(VALUES, 3)
    return template(g, r"""
        static class Maker_ {
            int state = `1..9`;
            IntSupplier grow(int by) { return () -> state += by; }
            Supplier<IntSupplier> nested() { return () -> this::next; }
            private int next() { return ++state; }
        }

        interface Callback_<E extends Exception> { void call() throws E; }
        //body
        FIRST first = $FIRST;
        SECOND second = $SECOND;
        final THIRD third = $THIRD;
        //scope final FIRST first, final SECOND second, final THIRD third, final int x
        IntUnaryOperator[] steps = {x -> $int, Math::abs, x -> {
            //statements 2
            return x `+|-|^` $int;
        }};
        //scope final FIRST first, final SECOND second, final THIRD third
        int folded = `-9..99`;
        for (IntUnaryOperator step : steps) folded = step.applyAsInt(folded);
        note("folded", folded);
        Supplier<Supplier<`Object|Comparable<?>`>> lazy = () -> () -> $`FIRST|SECOND|THIRD`;
        note("lazy", lazy.get().get());
        int[] counter = {0};
        Runnable tick = () -> counter[0] += $int;
        tick.run();
        tick.run();
        note("counter", counter[0]);
        Maker_ maker = new Maker_();
        IntSupplier grow = maker.grow($int);
        note("grow", grow.getAsInt() + grow.getAsInt() + maker.nested().get().getAsInt());
        //scope final FIRST first, final SECOND second, final THIRD third, final int x, final String y
        IntFunction<Function<String, String>> curried = x -> y -> $String + x + y;
        //scope
        note("curried", curried.apply($int).apply($String));
        Callback_<`RuntimeException|Checked`> failing = () -> { throw new `Oops("lambda", 1)|Oops("thrown", 2)`; };
        try {
            failing.call();
        } catch (Exception e) {
            note("failing", e);
        }
        """, FIRST=first, SECOND=second, THIRD=third)


@section(weight=2)
def int_streams(g):
    """IntStream, LongStream and DoubleStream: sources, steps and ends."""
    return template(g, r"""
        //scope final int x
        int[] source = {`-50..50`, `-50..50`, `-50..50`, `-50..50`, `-50..50`, `-50..50`, `-50..50`};
        IntStream flow = IntStream.`of(source)|range(-3, 9)|rangeClosed(1, 7)|iterate(1, x -> x * 3 - 1).limit(8)`;
        //pick 3
        flow = flow.map(x -> $int);
        flow = flow.filter(x -> x % `2..4` != `0..1`);
        flow = flow.sorted();
        flow = flow.distinct();
        flow = flow.limit(`2..6`);
        flow = flow.skip(`0..2`);
        flow = flow.peek(x -> mix(x));
        flow = flow.flatMap(x -> IntStream.range(0, x & 3));
        flow = flow.map(x -> x >> `1..4`);
        flow = flow.takeWhile(x -> x < `20..99`);
        flow = flow.dropWhile(x -> x < `-20..20`);
        //end
        //scope
        int[] made = flow.toArray();
        note("made", Arrays.toString(made));
        //pick 4
        note("sum", IntStream.of(made).sum());
        note("max", IntStream.of(made).max().orElse(-1) + " " + IntStream.of(made).min().isPresent());
        note("average", IntStream.of(made).average().orElse(0.5));
        note("boxed", IntStream.of(made).boxed().collect(Collectors.toList()));
        note("joined", IntStream.of(made).mapToObj(Integer::toString).collect(Collectors.joining("|", "[", "]")));
        note("reduce", IntStream.of(made).reduce(1, (p, q) -> p * 31 + q));
        note("match", IntStream.of(made).anyMatch(x -> x > 10) + " " + IntStream.of(made).allMatch(x -> x < 1000));
        note("statistics", IntStream.of(made).summaryStatistics());
        note("long", IntStream.of(made).asLongStream().map(x -> x * x).sum());
        note("parted", IntStream.of(made).boxed().collect(Collectors.partitioningBy(x -> x > 0)));
        note("product", LongStream.rangeClosed(1, `5..20`).reduce(1, (p, q) -> p * q));
        note("doubles", DoubleStream.of($double, $double).map(Math::abs).max().getAsDouble());
        note("average", DoubleStream.of(1.5, `1..9`, 2.25).average().getAsDouble());
        note("chars", "text".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")));
        //end
        """)


@section(weight=2)
def object_streams(g):
    """Streams of strings: steps, collectors, infinite sources with limits."""
    words = ", ".join(f'"{word}"' for word in g.sample(
        ("race", "proof", "lock", "fence", "a", "bb", "ccc", "volatile", "thread", "Zed"), g.number(4, 7)))
    return template(g, r"""
        //scope final String s
        Stream<String> words = Stream.of(WORDS);
        //pick 2
        words = words.map(s -> clip($String));
        words = words.filter(s -> $boolean);
        words = words.sorted();
        words = words.sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        words = words.distinct();
        words = words.map(s -> s.toUpperCase(Locale.ROOT));
        words = words.limit(`2..5`);
        words = words.flatMap(s -> s.chars().mapToObj(c -> "" + (char) c));
        words = words.peek(s -> mix(s));
        //end
        List<String> made = words.toList();
        note("made", made);
        //pick 4
        note("grouped", made.stream().collect(Collectors.groupingBy(String::length)));
        note("sum", made.stream().mapToInt(String::length).sum());
        note("reduce", made.stream().reduce("", (p, q) -> clip(q + p)));
        note("map", made.stream().collect(Collectors.toMap(s -> s, String::length, Integer::sum, TreeMap::new)));
        note("first", made.stream().findFirst());
        note("max", made.stream().max(Comparator.naturalOrder()).orElse("none"));
        note("count", made.stream().collect(Collectors.collectingAndThen(Collectors.counting(), n -> n * 2)));
        note("none", made.stream().noneMatch(String::isEmpty));
        note("average", made.stream().collect(Collectors.averagingInt(String::length)));
        note("tee", made.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.toList(), (n, t) -> t)));
        note("iterate", Stream.iterate(`1..9`, x -> x * 3 - 1).limit(`3..7`).collect(Collectors.toList()));
        note("generate", Stream.generate(() -> gText).limit(2).collect(Collectors.joining("+")));
        note("concat", Stream.concat(Stream.of(1, 2), Stream.of("x")).map(Object::toString).toList());
        note("sizes", made.stream().map(String::length).collect(Collectors.toCollection(TreeSet::new)));
        note("counted", made.stream().collect(Collectors.groupingBy(s -> s, TreeMap::new, Collectors.counting())));
        //end
        try {
            made.stream().map(s -> s.charAt(`0..5`)).forEach(c -> mix(c));
        } catch (StringIndexOutOfBoundsException e) {
            note("refused", e);
        }
        """, WORDS=words)


@section(weight=1)
def optionals(g):
    """Optional and the exceptions of an empty one."""
    return template(g, r"""
        Optional<String> some = Optional.of($String);
        Optional<String> none = some.filter(s -> s.length() > `400..500`);
        note("map", some.map(String::length).orElse(-1) + " " + none.map(String::length).orElse(-1));
        note("or", none.or(() -> some).get() + none.orElseGet(() -> $String));
        note("text", some + " " + none + some.isPresent() + none.isEmpty() + some.equals(none));
        some.ifPresentOrElse(s -> mix(s), () -> mix(`1..9`));
        none.ifPresentOrElse(s -> mix(s), () -> mix(`1..9`));
        Optional<Character> letter = some.flatMap(s -> s.isEmpty() ? Optional.empty() : Optional.of(s.charAt(0)));
        note("flat", letter.map(c -> c + 1).orElse(0));
        //pick 2 try RuntimeException
        note("get", none.get());
        note("get", none.orElseThrow());
        note("get", none.orElseThrow(() -> new Oops("absent", 3)));
        note("get", OptionalInt.empty().getAsInt());
        note("get", Optional.of((Object) null));
        //end
        """)
