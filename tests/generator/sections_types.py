"""Sections of the type system: enums, records, generics, overloading, boxing, patterns, arrays."""

from .core import BOXES, NUMERIC, PRIMITIVES, VALUES, section
from .template import template


@section(weight=2)
def enums(g):
    """Enums with fields, bodies, static lookups, EnumMap and EnumSet."""
    names = g.sample(("ADD", "SUB", "MUL", "AND", "ROT", "MAX"), 4)
    return template(g, r"""
        enum Op_ implements IntBinaryOperator {
            E1('#', 0),
            //scope int a, int b
            E2('`+|-`', `1..9`) { int apply(int a, int b) { return $int; } },
            E3('`*|&`', `1..9`) { int apply(int a, int b) { return super.apply(b, a) + $int; } },
            E4('@', `1..9`) { int apply(int a, int b) { return E2.apply(a, b) ^ ordinal(); } };

            private static final Map<Character, Op_> BY_SIGN = new TreeMap<>();
            static { for (Op_ op : values()) BY_SIGN.putIfAbsent(op.sign, op); }
            final char sign;
            private int uses;
            Op_(char sign, int uses) { this.sign = sign; this.uses = uses; }
            int apply(int a, int b) { return a - b; }
            public int applyAsInt(int a, int b) { uses++; return apply(a, b) + uses; }
            static Op_ of(char sign) { return BY_SIGN.get(sign); }
        }
        //body
        EnumMap<Op_, Integer> results = new EnumMap<>(Op_.class);
        for (Op_ op : Op_.values()) {
            results.put(op, op.applyAsInt($int, $int));
            note("op", op + " " + op.sign + op.ordinal() + op.compareTo(Op_.`E1|E2|E3`) + (Op_.of(op.sign) == op));
        }
        note("results", results);
        EnumSet<Op_> set = EnumSet.range(Op_.E1, Op_.`E2|E3`);
        note("set", set + " " + EnumSet.complementOf(set) + set.contains(Op_.`E2|E3|E4`));
        note("class", Op_.E2.getDeclaringClass() == Op_.E2.getClass());
        note("names", Arrays.toString(Op_.values()) + Op_.valueOf("`E1|E4`").name());
        """, E1=names[0], E2=names[1], E3=names[2], E4=names[3])


@section(weight=3)
def records(g):
    """Records: compact constructors, accessors, equals, hashCode, toString, generic records."""
    return template(g, r"""
        record Rec_(FIRST first, SECOND second, int third) {
            static int made;
            Rec_ {
                if (third == `0..3`) throw new IllegalArgumentException("bad " + third);
                third `+=|*=` `2..9`;
                made++;
            }
            Rec_(FIRST first) { this(first, $#SECOND, `4..99`); }
            Rec_ with(FIRST value) { return new Rec_(value, second, third); }
            `|@Override public int third() { return third + 1; }`
        }

        record Pair_<A, B extends Comparable<B>>(A left, B right) implements Comparable<Pair_<A, B>> {
            public int compareTo(Pair_<A, B> o) { return right.compareTo(o.right); }
            static <T extends Comparable<T>> Pair_<T, T> twin(T t) { return new Pair_<>(t, t); }
        }
        //body
        try {
            Rec_ one = new Rec_($FIRST, $SECOND, $int), two = new Rec_($FIRST);
            note("one", one);
            note("two", two);
            note("equal", one.equals(two) + " " + one.equals(new Rec_(one.first(), one.second(), `1..9`)));
            note("hash", one.hashCode());
            note("hash", two.hashCode() == new Rec_(two.first()).hashCode());
            note("with", one.with($FIRST));
            Pair_<Rec_, String> pair = new Pair_<>(one, $String);
            note("pair", pair);
            note("order", pair.compareTo(new Pair_<>(two, "m")) > 0);
            note("set", new HashSet<>(List.of(one, two)).contains(two));
            note("twin", Pair_.twin($int));
        } catch (IllegalArgumentException e) {
            note("refused", e);
        }
        note("made", Rec_.made);
        """, FIRST=g.pick(VALUES), SECOND=g.pick(VALUES))


@section(weight=3)
def generics(g):
    """Generic classes and methods, bounds, wildcards, bridge methods and heap pollution."""
    return template(g, r"""
        static class Box_<T extends Comparable<T>> {
            protected T value;
            private final List<T> history = new ArrayList<>();
            Box_(T value) { this.value = value; }
            T get() { return value; }
            void set(T v) { history.add(value); value = v; }
            <R extends Comparable<R>> Box_<R> map(Function<? super T, ? extends R> f) {
                return new Box_<>(f.apply(value));
            }
            boolean above(Box_<? extends T> o) { return value.compareTo(o.get()) > 0; }
            @Override public String toString() { return value + "<" + history; }
        }

        static class IntBox_ extends Box_<Integer> {
            IntBox_(int v) { super(v); }
            @Override Integer get() { return value + `1..9`; }
            @Override void set(Integer v) { super.set(v * `2..5`); }
        }

        static <T extends Comparable<? super T>> T largest_(Collection<? extends T> all, T least) {
            T best = least;
            for (T t : all) if (t.compareTo(best) > 0) best = t;
            return best;
        }

        @SafeVarargs static <T> List<T> swap_(T... items) {
            T first = items[0];
            items[0] = items[items.length - 1];
            items[items.length - 1] = first;
            return Arrays.asList(items);
        }
        //body
        Box_<Integer> a = new `IntBox_|Box_<>`(`-9..99`), b = new IntBox_(`-9..99`);
        a.set($int);
        b.set(`-9..99`);
        note("boxes", a + " " + b + a.above(b) + (a.get() + b.get()));
        note("map", a.map(v -> "m" + v).map(String::length).get());
        note("map", b.map(`Integer::doubleValue|v -> v / 2.0|Long::valueOf|v -> (char) (v & 127)`));
        note("largest", largest_(List.of(`-99..99`, `-99..99`, `-99..99`), `-9..9`));
        note("largest", largest_(Arrays.asList(texts), $String));
        note("swap", swap_($int, $String, $double));
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Integer> polluted = (List) new ArrayList<>(List.of("`x|text`", 2));
        note("object", (Object) polluted.get(0));
        try {
            note("int", polluted.get(1) + polluted.get(0));
        } catch (ClassCastException e) {
            note("polluted", e);
        }
        """)


@section(weight=3)
def overloads(g):
    """Overload resolution: widening before boxing before varargs; varargs with none, one and many."""
    types = ("int", "long", "double", "Integer", "Number", "char", "String", "float", "Character", "short")
    chosen = g.sample(types, 4)
    methods = "\n".join(f'static String over_({type} v) {{ return "{type} " + v; }}' for type in [*chosen, "Object"])
    return template(g, r"""
        METHODS
        static String over_(`int|Object|long`... v) { return "varargs " + v.length; }

        static long total_(String head, `int|long|short`... rest) {
            long sum = head.length();
            for (long r : rest) sum = sum * 7 + r;
            return sum;
        }
        //body
        //pick 6
        note("over", over_($int));
        note("over", over_($long));
        note("over", over_($byte));
        note("over", over_($short));
        note("over", over_($char));
        note("over", over_($float));
        note("over", over_($double));
        note("over", over_($boolean));
        note("over", over_($String));
        note("over", over_(Integer.valueOf($int)));
        note("over", over_((Object) $char));
        note("over", over_(List.of($int)));
        //end
        note("over", over_() + over_(`1..9`, `1..9`));
        note("total", total_(gText));
        note("total", total_($String, (short) `1..99`, (byte) `1..99`));
        note("join", String.join("-", $String, "x", gText));
        """, METHODS=methods)


@section(weight=3)
def boxing(g):
    """Boxing and unboxing: the caches of small values, identity, arithmetic on boxes, null boxes."""
    kind = g.pick(("byte", "short", "char", "int", "long"))
    return template(g, r"""
        BOX first = (KIND) `127|128|-128|-129|0|1000|5|97`, second = (KIND) (first + 0);
        note("same", first == second);
        note("equal", first.equals(second) + " " + (first <= second) + first.hashCode());
        first++;
        first = (KIND) (first + `1..9`);
        note("order", first.compareTo(second) + " " + first);
        Integer small = `-130..-120|120..130`, again = small + 0;
        note("cached", (small == again) + " " + (small >= again) + small.equals(again));
        Integer i = $int;
        i `+=|*=|-=|^=` $int;
        note("i", i++ + i--);
        Object o = `i|i.longValue()|i + 0.5|(char) (int) i|i > 0`;
        note("o", o + o.getClass().getSimpleName() + o.equals(i) + o.hashCode());
        Double d = $double;
        note("d", d.equals(Double.NaN) + " " + (d == (double) d) + d.isNaN() + d.compareTo(-0.0));
        List<Integer> list = new ArrayList<>(List.of(5, 1, 2, 3));
        list.remove(`0..3`);
        list.remove(Integer.valueOf(`1..5`));
        note("list", list);
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : $String.toCharArray()) counts.merge((char) (c % 50 + 60), 1, Integer::sum);
        note("counts", counts);
        Long none = fuel > 1000000 ? (Long) 1L : null;
        try {
            note("none", none + `1..9`);
        } catch (NullPointerException e) {
            note("none", e);
        }
        """, KIND=kind, BOX=BOXES[kind])


@section(weight=3)
def patterns(g):
    """instanceof patterns over a mixed array, with conditions and negation; a sealed family."""
    return template(g, r"""
        sealed interface Form_ permits Circle_, Square_ { int size(); }
        record Circle_(int size) implements Form_ { }
        record Square_(int size, String name) implements Form_ { }

        static String classify_(Object o) {
            //pick 6
            if (o instanceof Integer i && i > `-9..99`) return "int " + (i + `1..9`);
            if (o instanceof String s && !s.isEmpty()) return s.length() + "text " + s;
            if (!(o instanceof Number n)) mix(1); else if (n.intValue() % `2..4` == 0) return "number " + n.longValue();
            if (o instanceof Square_ s && s.size() > `0..9`) return "square " + s.name();
            if (o instanceof Form_ f) return "form " + f.size() + (f instanceof Circle_ c ? c : "-");
            if (o instanceof int[] a && a.length > 0) return "ints " + a[a.length - 1];
            if (o instanceof CharSequence c && c.length() == 0 || o instanceof Boolean) return "flat";
            if (o instanceof Object[] a) return "objects " + a.length + (a instanceof String[]);
            if (o instanceof Character c && c `<|>=` 'm') return "char " + (char) (c + 1);
            if (o instanceof List<?> l) return "list " + l.size();
            if (o instanceof Comparable<?> c && !(c instanceof Double d && d.isNaN())) return "comparable " + c;
            //end
            return o == null ? "null" : "other " + o.getClass().getSimpleName();
        }
        //body
        Object[] items = {$FIRST, $SECOND, $int, $String, new Circle_(`0..20`), new Square_(`0..20`, $String), null,
                `ints|texts|List.of(1)|new Object[2]|new int[0]|new long[1][2]|'q'`};
        for (Object item : items) note("item", classify_(item));
        """, FIRST=g.pick(PRIMITIVES), SECOND=g.pick(PRIMITIVES))


@section(weight=3)
def arrays(g):
    """Arrays of one to three dimensions and of every type: fill, read, copy, compare, sort."""
    return template(g, r"""
        //scope loop int i, loop int j
        KIND[][] grid = new KIND[`1..4`][`|1..4`];
        for (int i = 0; i < grid.length; i++) {
            grid[i] = grid[i] == null ? new KIND[i + 1] : grid[i];
            for (int j = 0; j < grid[i].length; j++) grid[i][j] = $KIND;
        }
        //scope
        note("grid", Arrays.deepToString(grid));
        KIND[][] same = grid.clone();
        KIND[] row = grid[0].clone();
        note("clone", (same[0] == grid[0]) + " " + (row == grid[0]) + Arrays.equals(row, grid[0]));
        note("hash", Arrays.hashCode(row));
        note("name", grid.getClass().getName() + row.getClass().getSimpleName());
        KIND[] longer = Arrays.copyOf(row, row.length + `0..3`);
        System.arraycopy(longer, 0, longer, longer.length / 2, longer.length - longer.length / 2);
        note("moved", Arrays.toString(longer));
        ORDERED[] sorted = {$ORDERED, $ORDERED, $#ORDERED, $#ORDERED};
        Arrays.sort(sorted);
        note("sorted", Arrays.toString(sorted));
        note("found", Arrays.binarySearch(sorted, sorted[`0..3`]) >= 0);
        sorted[`0..3`] `+=|-=|*=` $int;
        sorted[`0..3`]++;
        note("element", sorted[`0..3`]-- + --sorted[`0..3`]);
        //maybe
        ORDERED[][][] cube = new ORDERED[`1..3`][2][`1..3`];
        cube[0][1][0] = $ORDERED;
        cube[cube.length - 1][0][0] += $int;
        note("cube", Arrays.deepToString(cube));
        //end
        //maybe
        Arrays.fill(longer, longer.length / 2, longer.length, $KIND);
        note("filled", Arrays.toString(longer) + Arrays.equals(longer, row));
        //end
        """, KIND=g.pick(VALUES), ORDERED=g.pick(NUMERIC))
