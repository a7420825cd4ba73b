"""Sections of exceptions: finally, custom hierarchies, resources, deep unwinding, and what goes wrong by itself."""

from .core import VALUES, section
from .template import template


@section(weight=3)
def finally_returns(g):
    """Returns and throws that finally blocks follow or override, nested at random."""
    name = g.unique("finish")
    g.member([f"static int {name}(int n, StringBuilder log) {{", [*nested_try(g, g.number(2, 3)), "return n;"], "}"])
    return template(g, r"""
        for (int n = 0; n < `4..7`; n++) {
            StringBuilder log = new StringBuilder();
            try {
                note("returned", NAME(n, log));
            } catch (RuntimeException e) {
                note("thrown", e);
            } finally {
                note("log", log);
            }
        }
        """, NAME=name)


def nested_try(g, depth):
    """try blocks inside each other, each with a random step, handler and ending."""
    step = template(g, r"""
        //pick 1
        if (n % `2..4` == 0) return n + `1..50`;
        if (n % `2..4` == 1) throw new Oops("step " + n, n);
        if (n > `1..4`) n /= n - `2..5`;
        n += `1..5`;
        mix(texts[n]);
        //end
        """)
    if depth == 0:
        return step
    caught = g.local("e")
    lines = ["try {", [*step, *nested_try(g, depth - 1)]]
    if g.chance(0.6):
        kind = g.pick(("Oops", "ArithmeticException", "RuntimeException"))
        lines += [f"}} catch ({kind} {caught}) {{", template(g, r"""
            //pick 1
            n = -n; log.append(CAUGHT.getClass().getSimpleName());
            throw new Oops("again", CAUGHT);
            throw CAUGHT;
            return n * `2..9`;
            //end
            """, CAUGHT=caught)]
    if g.chance(0.7) or len(lines) == 2:
        lines += ["} finally {", template(g, r"""
            log.append(`1..9`);
            n++;
            `|if (n == 3) return -n;|if (n < 0) throw new IllegalStateException("finally " + n);`
            """)]
    return [*lines, "}", f"log.append('{g.pick('abc')}');"]


@section(weight=2)
def custom_exceptions(g):
    """A hierarchy of exceptions, checked ones too, caught by superclass, rethrown, wrapped, with causes."""
    return template(g, r"""
        static class Fault_ extends Exception {
            final long data;
            Fault_(String message, long data) { super(message); this.data = data; }
            @Override public String getMessage() { return super.getMessage() + "/" + data; }
        }

        static class Left_ extends Fault_ {
            Left_(long data) { super("left", data); }
        }

        static final class Right_ extends Fault_ {
            Right_(Throwable cause) { super("right", 7); initCause(cause); }
        }

        static void fail_(int n) throws Fault_ {
            try {
                if (n == 0) throw new Left_($long);
                if (n == 1) throw new Right_(new Checked("inside"));
                if (n == 2) throw new Error("error " + n);
                if (n == 3) Integer.parseInt(gText);
                mix(1 / (n - 4));
            } catch (Left_ | ArithmeticException e) {
                mix(e);
                `throw e|throw new Right_(e)|throw (RuntimeException) new Oops("again", e)`;
            } catch (NumberFormatException e) {
                throw new Fault_("parse", gText.length());
            }
        }
        //body
        for (int n = 0; n < 6; n++) {
            try {
                fail_(n);
                note("fine", n);
            } catch (`Left_|Right_` e) {
                note("exact", e);
                mix(e.data);
            } catch (Fault_ e) {
                note("base", e);
                note("is", e instanceof Left_);
            } catch (RuntimeException | Error e) {
                note("other", e);
            }
        }
        """)


@section(weight=2)
def resources(g):
    """try-with-resources: the order of closing, suppressed exceptions, null resources."""
    return template(g, r"""
        static class Resource_ implements AutoCloseable {
            final String id;
            final int mood;

            Resource_(String id, int mood) {
                if (mood == `3..5`) throw new Oops("open " + id, mood);
                this.id = id;
                this.mood = mood;
                System.out.println("open " + id);
            }

            @Override public void close() throws Checked {
                System.out.println("close " + id);
                if (mood % `2..3` == 0) throw new Checked("close " + id);
            }
        }
        //body
        for (int n = 0; n < `3..5`; n++) {
            try (Resource_ a = new Resource_("a" + n, n);
                    Resource_ b = `n == 1 ? null : new Resource_("b" + n, n + 1)|new Resource_("b", n * 2)`) {
                `mix(a.mood);|if (n > 1) throw new Oops("body " + n, n);|mix(10 / (n - 1));`
                System.out.println("body " + n + (b == null));
                `|if (n == 2) continue;|if (n == 3) break;`
            } catch (`Exception|Throwable|RuntimeException` e) {
                note("caught", e);
                mix(e.getSuppressed().length);
            } finally {
                mix(n);
            }
        }
        Resource_ shared = new Resource_("shared", `1..2`);
        try (shared) {
            mix(shared.mood);
        } catch (Checked e) {
            note("shared", e);
        }
        """)


@section(weight=2)
def deep_throw(g):
    """An exception that crosses many frames, some with finally, some with monitors, before it is caught."""
    return template(g, r"""
        static `|synchronized `int dive_(int n) {
            if (n <= 0) {
                //pick 1
                if (fuel > 0) throw new `ArithmeticException|IllegalStateException`("bottom");
                Object o = texts; mix(((int[]) o)[0]);
                mix(ints[n + 100]);
                mix(new int[n - 1].length);
                mix(Integer.parseInt("x" + n));
                //end
                return n;
            }
            try {
                //pick 1
                synchronized (texts) { return dive_(n - 1) + n; }
                return dive_(n - 1) * 3;
                if (n > 0) { synchronized (ints) { mix(n); return 1 + dive_(n - 1); } } else return 0;
                //end
            } catch (ArithmeticException e) {
                mix(n);
                throw e;
            } finally {
                mix(n * 7);
            }
        }
        //body
        try {
            note("dive", dive_(`3..60`));
        } catch (RuntimeException e) {
            note("dive", e);
            mix(e.getStackTrace().length > 3);
            note("name", e.getStackTrace()[0].getMethodName());
        }
        note("free", Thread.holdsLock(texts) || Thread.holdsLock(ints) || Thread.holdsLock(Main.class));
        """)


@section(weight=1)
def throwables(g):
    """Throwable itself: causes, suppressed exceptions, messages, toString, own stack traces."""
    return template(g, r"""
        Throwable root = new IllegalArgumentException($String);
        Exception outer = new IllegalStateException(root);
        note("outer", outer);
        outer.addSuppressed(new Oops("side", 1));
        note("outer", outer);
        note("text", outer.toString() + outer.getLocalizedMessage());
        //pick 1..2 try RuntimeException
        outer.addSuppressed(outer);
        outer.initCause(null);
        outer.addSuppressed(null);
        outer.setStackTrace(null);
        new Oops("late", 1).initCause(root).initCause(outer);
        //end
        Throwable bare = new Throwable(null, null);
        note("bare", bare + " " + bare.getMessage() + bare.getCause());
        bare.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", `-2..99`)});
        note("trace", Arrays.toString(bare.getStackTrace()));
        java.io.StringWriter text = new java.io.StringWriter();
        bare.printStackTrace(new java.io.PrintWriter(text, true));
        note("printed", text);
        try {
            throw new `Error|AssertionError|LinkageError|Exception`("m" + $int);
        } catch (Throwable e) {
            note("caught", e);
        }
        """)


@section(weight=3)
def null_dereference(g):
    """Null in every place that helpful messages describe: fields, arrays, calls, unboxing, monitors, throws."""
    return template(g, r"""
        static class Knot_ {
            static Knot_ root;
            Knot_ next;
            int value = 3;
            long[] cells;
            String text;
            Knot_[][] table = new Knot_[2][];
            Knot_ go() { return next; }
            static Knot_ none(int n, String s) { return null; }
        }
        //body
        Knot_ knot = new Knot_();
        //pick 6..9 try RuntimeException
        mix(Knot_.root.value);
        mix(knot.next.value);
        knot.next.value = $int;
        mix(knot.go().value);
        mix(knot.cells[$small]);
        knot.cells[1] = $long;
        mix(knot.cells.length);
        mix(knot.text.length());
        knot.next.next.value++;
        mix(Knot_.none($int, $String).go().value);
        mix(knot.table[1][0].value);
        mix(knot.table[0].length);
        knot.table[0] = new Knot_[2]; mix(knot.table[0][1].value);
        synchronized (knot.next) { mix(1); }
        throw knot.value > 0 ? null : new Oops("no", 1);
        Integer box = knot.value > 0 ? null : 1; mix(box + 1);
        int[][] grid = new int[2][]; mix(grid[1][0]);
        int[] local = null; mix(local[0]);
        String local = null; mix(local.trim());
        knot.cells[knot.value] += 2;
        for (long c : knot.cells) mix(c);
        for (String s : (List<String>) null) mix(s);
        switch (knot.text) { case "a": mix(1); default: mix(2); }
        Objects.requireNonNull(knot.text, "text " + $int);
        mix(new ArrayDeque<Integer>().poll() + 1);
        Supplier<String> f = knot.text::trim;
        mix(((int[]) null).length);
        ((Runnable) null).run();
        mix(knot.go().go().go().value);
        mix(Objects.requireNonNull(knot.next).value);
        knot.next.cells[0] <<= 3;
        mix(texts[0].equals(null) ? 1 : knot.text.compareTo("x"));
        byte[] raw = null; raw[0]++;
        boolean[] marks = null; marks[0] = true;
        char c = (new char[1][])[0][0];
        mix(String.valueOf((char[]) null));
        mix(new TreeMap<String, Integer>().get(null));
        mix("abc".contains(null));
        long l = (Long) (Object) null;
        //end
        """)


@section(weight=2)
def class_casts(g):
    """Casts that fail, between classes, interfaces and arrays, with their messages."""
    return template(g, r"""
        static class Base_ { }

        static class Sub_ extends Base_ implements Comparable<Sub_> {
            public int compareTo(Sub_ o) { return 0; }
        }

        interface Other_ { }
        //body
        Object[] things = {new Base_(), new Sub_(), $int, $String, ints, texts, new int[1][1], new Sub_[1],
                new Base_[1][2], 'c', 1.5, new ArrayList<>(List.of(1)), Thread.State.NEW, (byte) 1};
        //repeat 5..7
        try {
            Object o = things[`0..13`];
            note("kind", "" + (o instanceof Base_) + (o instanceof Comparable) + (o instanceof Object[]));
            //pick 1
            Base_ t = (Base_) o; mix(1);
            Sub_ t = (Sub_) o; mix(2);
            Other_ t = (Other_) o; mix(3);
            Integer t = (Integer) o; mix(t);
            String t = (String) o; mix(t);
            int[] t = (int[]) o; mix(t.length);
            Object[] t = (Object[]) o; mix(t.length);
            Comparable<?> t = (Comparable<?>) o; mix(4);
            Base_[] t = (Base_[]) o; mix(t.length);
            List<?> t = (List<?>) o; mix(t);
            Number t = (Number) o; mix(t);
            Cloneable t = (Cloneable) o; mix(5);
            long[][] t = (long[][]) o; mix(t.length);
            mix((char) o + (int) things[2]);
            mix((double) o);
            //end
            System.out.println("cast");
        } catch (ClassCastException e) {
            note("refused", e);
        }
        //end
        //pick 1..2 try ClassCastException
        Sub_ s = ((List<Sub_>) (List<?>) new ArrayList<>(List.of("text"))).get(0);
        new TreeSet<Object>().add(new Base_());
        Collections.sort((List<Sub_>) (List<?>) Arrays.asList(1, "x"));
        Sub_.class.cast(things[0]);
        //end
        """)


@section(weight=3)
def array_errors(g):
    """Bad indices, negative sizes, stores of the wrong type, and arraycopy, with their messages."""
    return template(g, r"""
        //pick 7..10 try RuntimeException
        mix((new KIND[$small])[$digit]);
        KIND[] a = new KIND[$small]; a[$small] = $KIND;
        KIND[] a = new KIND[-$small]; mix(a.length);
        mix(new int[$small][$digit].length);
        mix(new long[2][$small][-1].length);
        Object[] o = new String[2]; o[0] = $int;
        Object[] o = new Integer[2]; o[1] = $int; o[0] = "x";
        Number[] n = new Integer[2]; n[0] = 1; n[1] = 2.5;
        Object[] o = new String[1][]; o[0] = new int[1];
        Object[][] o = new String[1][2]; o[0][1] = texts[0]; o[0] = new Object[1];
        mix(ints[ints.length]);
        ints[-1]++;
        texts[$digit] += "x";
        mix(longs[$digit]--);
        System.arraycopy(ints, 0, ints, $digit, $digit);
        System.arraycopy(ints, 0, longs, 0, 1);
        System.arraycopy(new Object[] {"a", 1}, 0, new String[3], 1, 2);
        System.arraycopy("x", 0, ints, 0, 1);
        mix(Arrays.copyOf(ints, $digit).length);
        mix(Arrays.toString(Arrays.copyOfRange(ints, $digit, $digit)));
        Arrays.fill(ints.clone(), $digit, $digit, 7);
        int[][] grid = {{1}, {}, {2, 3}}; for (int i = 0; i < 4; i++) mix(grid[i][i]);
        mix("abc".charAt($digit));
        mix("abc".substring($digit, $digit));
        mix(new ArrayList<>(List.of(1, 2)).get($digit));
        mix(List.of(1, 2).get($digit));
        mix(Arrays.asList(1, 2).get($digit));
        mix(new LinkedList<>(List.of(1)).get($digit));
        mix(new ArrayList<Integer>($digit).size());
        Object[] o = Arrays.copyOf(texts, 3, Object[].class); o[2] = 1; mix(o.length);
        Object[] o = new ArrayList<>(List.of("s")).toArray(); o[0] = 1; mix(o[0]);
        Object[] o = List.of("s").toArray(new String[0]); o[0] = 1;
        char[] c = $String.toCharArray(); c[c.length] = 'x';
        byte[] b = {1}; b[$digit] += 300; mix(b[0]);
        double[] d = new double[$small]; d[$small] = d[0] = $double;
        //end
        note("covariant", ((Object[]) new String[3]).getClass().getSimpleName() + (new int[0] instanceof Cloneable));
        """, KIND=g.pick(VALUES))
