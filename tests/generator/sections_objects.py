"""Sections of classes: hierarchies, interfaces, hidden fields, initialisation order, inner classes."""

from .core import NUMERIC, PRIMITIVES, VALUES, section
from .template import template


@section(weight=4)
def hierarchy(g):
    """An abstract class and two levels below it: virtual calls, super calls, calls from constructors."""
    return template(g, r"""
        static abstract class Shape_ {
            FIRST a = $#FIRST;
            protected SECOND b;
            Shape_(SECOND b) { this.b = b; start(); }
            abstract int area(int n);
            void start() { b`++|--`; }
            int twice(int n) { return area(n) + area(n `+|-|*` `2..9`); }
            final String name() { return getClass().getSimpleName().length() + ":" + a + b; }
            String describe() { return "root"; }
            @Override public String toString() { return name() + describe(); }
        }

        static class Middle_ extends Shape_ {
            int extra = `1..99`;
            Middle_(SECOND b) { super(b); extra += `1..9`; }
            @Override int area(int n) {
                //scope int n, FIRST a, SECOND b, int extra
                //statements 2
                return $int;
            }
            @Override void start() { super.start(); extra = `100..200`; mix(extra); }
            @Override String describe() { return "middle" + extra + super.describe(); }
        }

        static `|final `class Leaf_ extends Middle_ {
            //scope
            { a = $FIRST; }
            Leaf_() { this((SECOND) `1..50`); }
            private Leaf_(SECOND b) { super(b); mix(b); }
            @Override int area(int n) { return super.area(n) `+|-|^` (n << `0..5`); }
            @Override int twice(int n) { return super.twice(n - 1) + `0..9`; }
        }
        //body
        Shape_[] shapes = {new Leaf_(), new Middle_((SECOND) `-9..99`), new Leaf_(), new Shape_((SECOND) `0..9`) {
            int area(int n) { return n * `2..9` + (int) b; }
        }};
        for (Shape_ s : shapes) {
            note("area", s.area(`-9..99`) + s.twice(`-9..99`));
            note("shape", s);
            s.b `+=|*=|-=` $int;
            if (s instanceof Middle_) note("extra", ((Middle_) s).extra++ + ((Middle_) s).extra);
            note("b", s.b);
        }
        """, FIRST=g.pick(PRIMITIVES), SECOND=g.pick(NUMERIC))


@section(weight=2)
def hidden_fields(g):
    """Fields and static methods hidden by subclasses: the static type decides."""
    return template(g, r"""
        static class Upper_ {
            FIRST x = $#FIRST;
            static SECOND y = $#SECOND;
            static String who() { return "upper"; }
            String see() { return x + who() + y; }
        }

        static class Lower_ extends Upper_ {
            SECOND x = $#SECOND;
            static FIRST y = $#FIRST;
            static String who() { return "lower"; }
            @Override String see() { return x + who() + y + super.x + super.see(); }
            String look() { return "" + ((Upper_) this).x + this.x + Upper_.y; }
        }
        //body
        Lower_ low = new Lower_();
        Upper_ up = low;
        note("up", up.x);
        note("low", low.x);
        note("see", up.see() + low.look());
        up.x = $FIRST;
        low.x = $SECOND;
        Upper_.y = $SECOND;
        Lower_.y = $FIRST;
        note("see", up.see() + low.look() + up.who() + low.who());
        """, FIRST=g.pick(VALUES), SECOND=g.pick(VALUES))


@section(weight=3)
def interfaces(g):
    """Default, static and private methods of interfaces, diamonds and Interface.super calls."""
    return template(g, r"""
        interface Top_ {
            int BASE = `1..99`;
            int value(int n);
            //scope int n
            default int more(int n) { return value(n) + secret(n) `+|-|*` BASE; }
            private int secret(int n) { return $int; }
            static int apply(Top_ t, int n) { return t.more(n) - t.value(n); }
        }

        interface Left_ extends Top_ {
            default int more(int n) { return Top_.super.more(n) + `1..9`; }
        }

        interface Right_ extends Top_ {
            default int more(int n) { return $int; }
            default String tag() { return "right"; }
        }

        static class Both_ implements Left_, Right_ {
            int calls;
            public int value(int n) { calls++; return n * `2..9` + calls; }
            public int more(int n) { return Left_.super.more(n) ^ Right_.super.more(n); }
            @Override public String tag() { return right() + calls; }
            private String right() { return Right_.super.tag(); }
        }
        //body
        Both_ both = new Both_();
        Top_ lambda = n -> n `+|-|*|^` `2..99`;
        Right_ anonymous = new Right_() {
            public int value(int n) { return -n; }
        };
        note("both", both.more(`-9..99`) + Top_.apply(both, `0..9`));
        note("lambda", Top_.apply(lambda, `-9..99`));
        note("anonymous", anonymous.more(`0..99`) + anonymous.tag() + anonymous.value(3));
        note("tag", both.tag());
        for (Top_ t : new Top_[] {both, lambda, anonymous}) {
            mix(t.more(`0..99`) + (t instanceof Left_ ? 1 : t instanceof Right_ ? 2 : 3));
        }
        """)


@section(weight=3)
def initialisation(g):
    """The order in which static and instance initialisers run, constants that start none, and failing ones."""
    return template(g, r"""
        static int log_(String text, int n) {
            System.out.println("init " + text + " " + n);
            return n * `2..9`;
        }

        static class First_ {
            //shuffle
            static int p = log_("First.p", `1..9`);
            static { System.out.println("First static"); }
            static final int CONSTANT = `1..99`;
            static final Integer BOXED = log_("First.boxed", `1..9`);
            int i = log_("First.i", `1..9`);
            { System.out.println("First instance"); }
            //end
            { i += p; }
            First_() { this(`1..9`); System.out.println("First()"); }
            First_(int n) { System.out.println("First(int) " + n + " " + i + " " + hook()); }
            int hook() { return i; }
        }

        static class Second_ extends First_ {
            static int q = log_("Second.q", p + `1..9`);
            final int j = log_("Second.j", 4);
            int k = `1..9`;
            Second_() { `super();|super(5);|` System.out.println("Second()"); }
            @Override int hook() { return j * 10 + k; }
            static void touch() { System.out.println("touch"); }
        }

        interface Third_ {
            int V = log_("Third.V", 5);
            `default void use() { }|void use();`
        }

        static abstract class Bad_ implements Third_ {
            static int zero = `0..1`;
            static int result = log_("Bad", `1..9`) / zero;
            static int twice() { return result * 2; }
        }
        //body
        //pick 6
        note("constant", First_.CONSTANT);
        Second_[] none = new Second_[2]; mix(none.length);
        Second_.touch();
        note("new", new Second_().i);
        note("inherited", Second_.p);
        note("new", new First_(`1..9`).i);
        note("boxed", First_.BOXED);
        note("class", Second_.class.getSimpleName());
        note("forName", Class.forName(Second_.class.getName()).getSuperclass() == First_.class);
        //end
        //repeat 2
        try {
            note("bad", Bad_.twice());
        } catch (Throwable e) {
            note("bad", e.getClass().getName() + (e.getCause() instanceof ArithmeticException));
        }
        //end
        """)


@section(weight=3)
def inner_classes(g):
    """Inner classes with outer fields; local and anonymous classes that capture variables."""
    return template(g, r"""
        static class Outer_ {
            private int count = `1..50`;
            private FIRST x = $#FIRST;
            private static String shared = $#String;

            class Inner {
                int count = `51..99`;
                int sum() { return count + Outer_.this.count++; }

                class Deep {
                    String all() { return count + "/" + Outer_.this.count + x + shared + Inner.this.sum(); }
                }
            }

            private FIRST bump() {
                //scope int count, FIRST x
                //statements 2
                return x;
            }

            Inner make() {
                return new Inner() {
                    @Override int sum() { return super.sum() * `2..5` + Outer_.this.count; }
                };
            }
        }
        //body
        Outer_ outer = new Outer_();
        Outer_.Inner inner = outer.new Inner();
        Outer_.Inner.Deep deep = inner.new Deep();
        note("deep", deep.all() + inner.sum());
        note("made", outer.make().sum() + outer.make().count);
        note("bump", outer.bump());
        outer.count += inner.count;
        note("deep", deep.all());
        final FIRST first = $FIRST;
        SECOND second = $SECOND;
        //scope final FIRST first, final SECOND second, int state, int n
        class Local {
            int state = `0..9`;
            int step(int n) {
                state += $int;
                return state;
            }
            Local copy() {
                Local other = new Local();
                other.state = state ^ 1;
                return other;
            }
        }
        Local object = new Local();
        note("local", object.step(`0..9`) + object.copy().step(`0..9`));
        Comparator<Integer> order = new Comparator<>() {
            int calls;
            public int compare(Integer p, Integer q) {
                calls++;
                return p % 3 != q % 3 ? p % 3 - q % 3 : p - q;
            }
            @Override public String toString() { return first + " " + second + (calls > 0); }
        };
        List<Integer> sorted = new ArrayList<>(List.of(`-20..50`, `-20..50`, `-20..50`, `-20..50`, `-20..50`));
        sorted.sort(order);
        note("sorted", sorted + order.toString());
        """, FIRST=g.pick(PRIMITIVES), SECOND=g.pick(VALUES))


@section(weight=2)
def cloning(g):
    """Object.clone, equals and hashCode written by hand, and compareTo."""
    kind, compare = g.pick((("int", "Integer.compare(key, o.key)"), ("long", "Long.compare(key, o.key)"),
                            ("char", "key - o.key"), ("String", "key.compareTo(o.key)")))
    return template(g, r"""
        static class Point_ implements Cloneable, Comparable<Point_> {
            KIND key;
            int[] cells = new int[2];
            Point_(KIND key) { this.key = key; cells[0] = `1..9`; }
            @Override public Point_ clone() throws CloneNotSupportedException {
                Point_ copy = (Point_) super.clone();
                `copy.cells = cells.clone();|mix(1);`
                return copy;
            }
            @Override public boolean equals(Object o) {
                return o instanceof Point_ p && Objects.equals(p.key, key) && p.cells[0] == cells[0];
            }
            @Override public int hashCode() { return Objects.hash(key) * 31 + cells[0]; }
            @Override public int compareTo(Point_ o) { return COMPARE; }
            @Override public String toString() { return key + Arrays.toString(cells); }
        }
        //body
        List<Point_> points = new ArrayList<>();
        for (KIND k : new KIND[] {$KIND, $KIND, $#KIND, $#KIND}) points.add(new Point_(k));
        Point_ copy = points.get(`0..3`).clone();
        copy.cells[0]++;
        note("points", points);
        note("equal", points.contains(copy));
        copy.cells[0]--;
        note("index", points.indexOf(copy));
        Collections.sort(points);
        note("sorted", points);
        note("max", Collections.max(points));
        note("set", new HashSet<>(points).size() + new TreeSet<>(points).size());
        note("hash", points.hashCode());
        try {
            new Object() { Object copy() throws CloneNotSupportedException { return clone(); } }.copy();
        } catch (CloneNotSupportedException e) {
            System.out.println("not cloneable");
        }
        """, KIND=kind, COMPARE=compare)


@section(weight=2)
def iterators(g):
    """A linked list of our own: Iterable, Iterator, generic inner nodes."""
    kind, box = g.pick((("int", "Integer"), ("String", "String"), ("char", "Character"), ("double", "Double")))
    return template(g, r"""
        static class Chain_<T> implements Iterable<T> {
            private class Node {
                T value;
                Node next;
                Node(T value, Node next) { this.value = value; this.next = next; }
            }

            private Node head;
            private int size;

            Chain_<T> push(T value) { head = new Node(value, head); size++; return this; }
            T pop() {
                if (head == null) throw new NoSuchElementException("empty after " + size);
                T value = head.value;
                head = head.next;
                return value;
            }
            void reverse() {
                Node done = null;
                while (head != null) {
                    Node next = head.next;
                    head.next = done;
                    done = head;
                    head = next;
                }
                head = done;
            }
            public Iterator<T> iterator() {
                return new Iterator<T>() {
                    Node at = head;
                    public boolean hasNext() { return at != null; }
                    public T next() { T value = at.value; at = at.next; return value; }
                };
            }
        }
        //body
        Chain_<BOX> chain = new Chain_<BOX>().push($KIND).push($KIND).push($KIND);
        for (`KIND|BOX` v : chain) note("v", v);
        chain.reverse();
        for (Iterator<BOX> it = chain.iterator(); it.hasNext();) mix(it.next());
        chain.forEach(v -> mix(v));
        note("pop", chain.pop());
        //pick 2 try RuntimeException
        while (true) mix(chain.pop());
        chain.iterator().remove();
        for (Iterator<BOX> it = chain.iterator();;) mix(it.next());
        //end
        """, KIND=kind, BOX=box)


@section(weight=1)
def static_state(g):
    """Counters in static fields of several classes, and a singleton with a lazy holder."""
    return template(g, r"""
        static class Counter_ {
            static int made;
            static final Map<String, Integer> SEEN = new TreeMap<>();
            final int id = ++made;
            Counter_() { SEEN.merge("k" + id % `2..4`, id, Integer::sum); }
        }

        static class Holder_ {
            private Holder_() { System.out.println("holder made"); }
            private static class Lazy { static final Holder_ ONE = new Holder_(); }
            static Holder_ get() { return Lazy.ONE; }
            long calls;
            long call(int n) { return calls += n; }
        }
        //body
        System.out.println("before holder");
        note("same", Holder_.get() == Holder_.get());
        for (int i = 0; i < `3..9`; i++) mix(Holder_.get().call(new Counter_().id));
        note("calls", Holder_.get().calls);
        note("seen", Counter_.SEEN);
        note("made", Counter_.made);
        """)
