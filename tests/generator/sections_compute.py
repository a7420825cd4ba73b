"""Sections of plain computation: random methods, conversions, comparisons, bits, recursion, evaluation order."""

from .core import BOXES, FLOATS, NUMERIC, VALUES, Scope, section
from .statements import block, parameters
from .template import template


@section(weight=9)
def compute(g):
    """A random method, called with several arguments."""
    result = g.pick(VALUES)
    types, text, scope = parameters(g, g.number(1, 4))
    scope.returns = result
    scope.risky = g.chance(0.3)
    name = g.unique("compute")
    body = [f"if (fuel-- <= 0) return {g.tables.literal(g, result)};", *block(g, scope, g.number(3, 6)),
            g.digest(scope), f"return {g.expr(result, scope, 3)};"]
    modifiers = g.pick(("static", "static synchronized", "private static"))
    g.member([f"{modifiers} {result} {name}({text}) {{", body, "}"])
    calls = []
    for _ in range(g.number(2, 4)):
        arguments = ", ".join(g.leaf(type, Scope()) for type in types)
        calls.append(g.note(name, f"{name}({arguments})"))
    return calls


@section(weight=4)
def straight(g):
    """Random statements that print as they go."""
    scope = Scope()
    return [*block(g, scope, g.number(5, 9)), g.digest(scope, "locals")]


@section(weight=2)
def conversions(g):
    """Casts between all the numeric types, and compound assignments that narrow."""
    values = ", ".join("(SOURCE) " + g.tables.literal(g, g.pick(NUMERIC)) for _ in range(g.number(3, 6)))
    steps = "\n".join(f"z{type[0]} `+=|-=|*=|/=` $~{g.pick(FLOATS)}; z{type[0]}`++|--`;" for type in NUMERIC)
    return template(g, r"""
        for (SOURCE x : new SOURCE[] {VALUES}) {
            byte zb = (byte) x;
            short zs = (short) x;
            char zc = (char) x;
            int zi = (int) x;
            long zl = (long) x;
            float zf = (float) x;
            double zd = (double) x;
            note("from", x);
            note("to", zb + " " + zs + " " + (int) zc + " " + zi + " " + zl + " " + zf + " " + zd);
            //shuffle
            STEPS
            //end
            note("after", zb + " " + zs + " " + (int) zc + " " + zi + " " + zl + " " + zf + " " + zd);
            note("chain", (byte) (char) (short) (float) x + (int) (long) (float) (double) x);
        }
        """, VALUES=values, SOURCE=g.pick(FLOATS), STEPS=steps)


@section(weight=1)
def integer_conversions(g):
    """Narrowing and widening between the integral types, from values at the edges."""
    return template(g, r"""
        for (SOURCE x : new SOURCE[] {$SOURCE, $#SOURCE, $#SOURCE, $#SOURCE}) {
            note("narrowed", (byte) x + " " + (short) x + " " + (int) (char) x + " " + (int) x);
            note("widened", (float) x + " " + (double) x + " " + (float) (double) x + " " + (long) (float) x);
            note("twice", (char) (byte) x + (short) (char) x - (byte) (short) (int) x);
            note("unsigned", (x & 0xff) + " " + (x >>> 3) + " " + (x >> `1..40`) + " " + (x << `1..40`) + " " + ~x);
            x `+=|-=|*=|^=` $double > 0 ? 1 : $int;
            mix(x);
            x `>>=|>>>=|<<=` $~long;
            mix(x++);
            mix(--x);
        }
        """, SOURCE=g.pick(("byte", "short", "char", "int", "long")))


@section(weight=2)
def comparisons(g):
    """Comparisons of floating-point numbers, NaN and signed zeros among them, as values and as branches."""
    type = g.pick(FLOATS)
    return template(g, r"""
        KIND[] some = {$#KIND, $KIND, $KIND, 0.0f / gFloat, BOX.NaN, -0.0f};
        for (KIND a : some) {
            StringBuilder row = new StringBuilder();
            for (KIND b : some) {
                row.append(a < b ? '<' : '.').append(a <= b ? '[' : '.').append(a > b ? '>' : '.');
                row.append(a >= b ? ']' : '.').append(a == b ? '=' : '.').append(a != b ? '!' : '.');
                row.append(BOX.compare(a, b)).append(' ');
                if (!(a `<|>|<=|>=|==` b)) mix(`1..9`);
                mix(Math.`min|max`(a, b));
                while (a `<|>` b && b `<|>` a) break;
            }
            note("row", row);
        }
        """, KIND=type, BOX=BOXES[type])


@section(weight=2)
def decimal_text(g):
    """Floating-point numbers to text and back."""
    digits = f"{g.number(0, 10 ** g.number(1, 18))}.{g.number(0, 10 ** g.number(1, 12))}"
    return template(g, r"""
        double[] some = {Double.longBitsToDouble($long), $double, $double, DIGITS, $~int / 8.0, $#long};
        for (double d : some) {
            note("double", d);
            note("float", (float) d);
            note("back", Double.compare(Double.parseDouble(Double.toString(d)), d));
            mix(Double.toHexString(d));
        }
        note("bits", Float.intBitsToFloat($int));
        note("parsed", Double.parseDouble("DIGITSe`-330..310`"));
        note("parsed", Float.parseFloat("DIGITSe`-40..30`"));
        """, DIGITS=digits)


@section(weight=2)
def bits(g):
    """Bit tricks on int and long in a loop over a generator of values."""
    return template(g, r"""
        long x = $long | 1;
        int y = $int;
        for (int i = 0; i < `5..25`; i++) {
            x ^= x << 13;
            //pick 6
            x ^= x >>> 7;
            x ^= x << 17;
            y = Integer.rotateLeft(y, (int) x) ^ (int) (x >>> 32);
            mix(Integer.bitCount(y) * 64 + Long.bitCount(x));
            mix(Long.numberOfTrailingZeros(x & y) - Integer.numberOfLeadingZeros(y >>> 3));
            mix(Integer.reverse(y) ^ Long.reverse(x));
            mix(Integer.compareUnsigned(y, (int) x));
            mix(Long.divideUnsigned(x, y | 1L) + Long.remainderUnsigned(x, y | 1L));
            mix(Math.multiplyHigh(x, y * x));
            y += Integer.highestOneBit((int) x) - Integer.lowestOneBit(y);
            mix((byte) x << y | (short) y >>> x);
            mix(Integer.divideUnsigned(y, (int) x | 1) % 1000);
            y = Integer.reverseBytes(y) + (int) Long.reverseBytes(x);
            mix(Integer.toUnsignedString(y, 7));
            mix(Long.toUnsignedString(x, 36));
            mix(Math.floorMod(x, 97) - Math.floorDiv(y, 13));
            mix(x >> -1 ^ x >>> 65 ^ y << 33 ^ y >>> -31);
            y -= y << (x & 63);
            //end
        }
        note("x", x);
        note("y", y);
        """)


@section(weight=2)
def exact(g):
    """Arithmetic that throws instead of overflowing, and division by zero in all types."""
    return template(g, r"""
        //pick 5..7 try ArithmeticException
        note("exact", Math.addExact($int, $int));
        note("exact", Math.multiplyExact($int, $int));
        note("exact", Math.subtractExact($long, $long));
        note("exact", Math.addExact($long, $long));
        note("exact", Math.multiplyExact($long, $int));
        note("exact", Math.toIntExact($long));
        note("exact", Math.negateExact($#int));
        note("exact", Math.absExact($#int));
        note("exact", Math.incrementExact($#long));
        note("exact", Math.decrementExact($#int));
        note("int", $int / $digit);
        note("long", $long % $digit);
        note("short", (short) ($short / $digit));
        note("char", $char % $digit);
        note("double", $double % $digit);
        note("float", $float / $digit);
        note("floor", Math.floorDiv($int, $digit));
        note("unsigned", Integer.divideUnsigned($int, $digit));
        gInt /= $digit; note("compound", gInt);
        gLong %= $digit; note("compound", gLong);
        gByte /= $digit; note("compound", gByte);
        //end
        """)


@section(weight=2)
def recursion(g):
    """Recursion to some hundred frames, with work before and after the call; some programs overflow the stack."""
    return template(g, r"""
        static long down_(int n, long a, String s) {
            if (n <= 0 || fuel-- <= 0) return a + s.length();
            //scope loop int n, long a, String s
            //statements 2
            long below = `down_|across_`(n - `1..3`, a * `3..99` + n, clip(s));
            return below `+|-|^` $int;
        }

        static long across_(int n, long a, String s) {
            return n % 3 == 0 ? down_(n - 1, a + 1, s) : n < 0 ? a : across_(n - 1, a ^ n, s) - `0..5`;
        }

        static int ackermann_(int m, int n) {
            return m == 0 ? n + 1 : n == 0 ? ackermann_(m - 1, 1) : ackermann_(m - 1, ackermann_(m, n - 1));
        }

        static int forever_(int n) {
            return forever_(n + 1) + 1;
        }
        //body
        note("down", down_(`5..800`, $#long, $#String));
        //maybe
        note("ackermann", ackermann_(2, `1..6`));
        //end
        //maybe
        //maybe
        try {
            note("forever", forever_(0));
        } catch (StackOverflowError e) {
            System.out.println("overflow " + e.getMessage());
        }
        //end
        //end
        """)


@section(weight=1)
def many_locals(g):
    """More than 255 slots of locals: the wide forms of loads, stores and iinc."""
    rows = "\n".join("long " + ", ".join(f"w{n} = a + {n}" for n in range(row, row + 10)) + ";"
                     for row in range(0, 130, 10))
    total = " + ".join(f"w{n}" for n in g.sample(range(130), 6))
    return template(g, r"""
        static long wide_(long a) {
            ROWS
            int i = (int) a, j = `1..99`;
            double d = a;
            float f = j;
            String s = "w" + a;
            i += `200..30000`;
            j++;
            i -= `1..130`;
            //scope int i, int j, double d, float f, String s, long w7, long w129
            //statements 3
            return TOTAL + i + j + (long) d + (long) f + s.length();
        }
        //body
        note("wide", wide_($#long));
        note("wide", wide_(`-9..9`));
        """, ROWS=rows, TOTAL=total)


@section(weight=1)
def random_numbers(g):
    """java.util.Random with a fixed seed."""
    return template(g, r"""
        Random random = new Random($#long);
        //pick 5
        note("random", random.nextInt());
        note("random", random.nextInt(100));
        note("random", random.nextLong());
        note("random", random.nextDouble());
        note("random", random.nextFloat());
        note("random", random.nextBoolean());
        note("random", random.nextInt(1 << 20));
        note("random", random.ints(3, 0, 50).sum());
        note("random", random.nextInt(-5, 5));
        note("random", random.nextInt(1000000007));
        //end
        //maybe
        List<Integer> cards = IntStream.range(0, 12).boxed().collect(Collectors.toList());
        Collections.shuffle(cards, random);
        note("cards", cards);
        //end
        //maybe
        SplittableRandom split = new SplittableRandom(random.nextInt());
        note("split", split.nextLong() ^ split.split().nextInt());
        //end
        """)


@section(weight=1)
def evaluation_order(g):
    """Operands are evaluated from left to right, whatever an exception or an assignment does in between."""
    return template(g, r"""
        static int see_(StringBuilder log, int id, int value) {
            log.append(id).append(' ');
            return value;
        }
        //body
        StringBuilder log = new StringBuilder();
        int[] cells = {`-9..9`, `-9..9`, `-9..9`, `-9..9`, `-9..9`};
        int k = `0..2`;
        cells[k++] = cells[k] + k++ * (k = `0..2`) + k;
        cells[k] += k++ + (cells[k] = see_(log, 1, `-3..5`));
        note("sum", see_(log, 2, `-3..5`) + see_(log, 3, `-3..5`) * (see_(log, 4, 3) << see_(log, 5, 2)));
        note("or", see_(log, 7, `-3..5`) > 0 && see_(log, 8, `0..5`) < 3 || see_(log, 9, `0..1`) == see_(log, 10, 1));
        try {
            cells[see_(log, 11, `-1..5`)] = see_(log, 12, 7) / see_(log, 13, `0..1`);
        } catch (RuntimeException e) {
            note("order", e);
        }
        try {
            int[] none = fuel > 1000000 ? cells : null;
            none[see_(log, 14, 9)] = see_(log, 15, 1);
        } catch (NullPointerException e) {
            log.append("npe");
        }
        note("log", log);
        note("cells", Arrays.toString(cells) + k);
        """)


ALGORITHMS = {
    "sieve": ("int", r"""
        boolean[] out = new boolean[n + 2];
        int count = 0;
        for (int i = 2; i <= n; i++) {
            if (out[i]) continue;
            count++;
            for (int j = 2 * i; j <= n; j += i) out[j] = true;
        }
        return count;"""),
    "collatz": ("long", r"""
        long x = n + `2..99`, best = x;
        int steps = 0;
        for (; x != 1 && steps < 400; steps++) {
            x = x % 2 == 0 ? x / 2 : 3 * x + 1;
            best = Math.max(best, x);
        }
        return best * 1000 + steps;"""),
    "matrix": ("double", r"""
        double[][] a = new double[8][8], b = new double[8][8];
        for (int i = 0; i < 64; i++) {
            a[i / 8][i % 8] = (i * `2..99` + n) % 17 / 3.0;
            b[i % 8][i / 8] = (i - n) / 7.0;
        }
        double sum = 0;
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                double s = 0;
                for (int k = 0; k < 8; k++) s += a[i][k] * b[k][j];
                sum = sum * 0.5 + s;
            }
        }
        return sum;"""),
    "sorting": ("long", r"""
        int[] v = new int[n + 3];
        for (int i = 0; i < v.length; i++) v[i] = (i * `2..99` * 7919) % 1009 - 300;
        for (int i = 1; i < v.length; i++) {
            int x = v[i], j = i - 1;
            while (j >= 0 && v[j] > x) v[j + 1] = v[j--];
            v[j + 1] = x;
        }
        long hash = 0;
        for (int x : v) hash = hash * 31 + x;
        return hash;"""),
    "distance": ("int", r"""
        String p = "kitten" + n * `2..99`, q = "sitting" + n;
        int[][] d = new int[p.length() + 1][q.length() + 1];
        for (int i = 0; i <= p.length(); i++) {
            for (int j = 0; j <= q.length(); j++) {
                d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1,
                        d[i - 1][j - 1] + (p.charAt(i - 1) == q.charAt(j - 1) ? 0 : 1));
            }
        }
        return d[p.length()][q.length()];"""),
    "queens": ("int", r"""
        int size = 4 + n % 3, found = 0, row = 0;
        int[] column = new int[size];
        column[0] = -1;
        while (row >= 0) {
            if (++column[row] == size) {
                row--;
                continue;
            }
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = column[r] != column[row] && Math.abs(column[r] - column[row]) != row - r;
            }
            if (safe && row == size - 1) found++;
            else if (safe) column[++row] = -1;
        }
        return found * `2..99`;"""),
    "crc": ("int", r"""
        int crc = ~n;
        for (int i = 0; i < n; i++) {
            crc ^= (byte) (i * `2..99`);
            for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
        }
        return ~crc;"""),
    "newton": ("double", r"""
        double x = n + `2..99`;
        for (int i = 0; i < 20; i++) x = 0.5 * (x + (n + 2.0) / x);
        return x + 1.0f / (float) x;"""),
    "words": ("String", r"""
        Map<String, Integer> seen = new TreeMap<>();
        String text = "the race is on the lock is off " + n + " the " + n * `2..99`;
        for (String word : text.split(" ")) seen.merge(word, word.length(), Integer::sum);
        return seen.toString();"""),
    "life": ("long", r"""
        long cells = n * 0x9E3779B97F4A7C15L + `2..99`;
        for (int step = 0; step < 20; step++) {
            cells = (cells << 1 ^ cells >>> 63) ^ (cells & ~(cells >>> 1 ^ cells << 63));
        }
        return cells;"""),
}


@section(weight=3)
def algorithms(g):
    """Small classic algorithms with random sizes."""
    lines = []
    for name in g.sample(sorted(ALGORITHMS), 2):
        type, body = ALGORITHMS[name]
        g.member([f"static {type} {name}{g.section}(int n) {{", template(g, body), "}"])
        lines += [g.note(name, f"{name}{g.section}({g.number(3, 60)})") for _ in range(2)]
    return lines
