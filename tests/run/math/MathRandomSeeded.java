// java.util.Random with fixed seeds: every generator method, streams, bounds, seeds, a custom subclass, shuffles.
import java.util.*;
import java.util.stream.*;

public class MathRandomSeeded {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            p(name, "completed");
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static final class Counting extends Random {
        int calls;
        int state;
        Counting() { super(0); }
        @Override protected int next(int bits) {
            calls++;
            state = state * 1103515245 + 12345;
            return state >>> 32 - bits;
        }
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, 123456789012345L, Long.MIN_VALUE}) {
            Random r = new Random(seed);
            StringBuilder sb = new StringBuilder("seed " + seed);
            for (int i = 0; i < 3; i++) sb.append(' ').append(r.nextInt()).append(' ').append(r.nextInt(10)).append(' ').append(r.nextInt(16)).append(' ').append(r.nextInt(1000000007)).append(' ').append(r.nextLong()).append(' ').append(r.nextBoolean()).append(' ').append(r.nextDouble()).append(' ').append(r.nextFloat()).append(' ').append(r.nextGaussian());
            System.out.println(sb);
        }
        Random r = new Random(7);
        byte[] b = new byte[11];
        r.nextBytes(b);
        p("bytes", Arrays.toString(b));
        p("ranges", r.nextInt(5, 9) + " " + r.nextInt(-10, 10) + " " + r.nextLong(100) + " " + r.nextLong(-5, 5) + " " + r.nextDouble(2.0) + " " + r.nextDouble(-1, 1) + " " + r.nextFloat(3f) + " " + r.nextFloat(1f, 2f) + " " + r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + r.nextLong(Long.MAX_VALUE) + " " + r.nextGaussian(10, 2) + " " + r.nextExponential());
        r.setSeed(7);
        r.nextBytes(b);
        p("again", Arrays.toString(b));
        p("ints", new Random(3).ints(8).boxed().toList() + " " + new Random(3).ints(8, 0, 100).boxed().toList() + " " + new Random(3).ints(-3, 3).limit(10).boxed().toList());
        p("longs", new Random(3).longs(3).boxed().toList() + " " + new Random(3).longs(4, 0, 1L << 40).boxed().toList());
        p("doubles", new Random(3).doubles(3).boxed().toList() + " " + new Random(3).doubles(3, 10, 20).boxed().toList());
        attempt("nextInt 0", () -> new Random(1).nextInt(0));
        attempt("nextInt -5", () -> new Random(1).nextInt(-5));
        attempt("nextInt range", () -> new Random(1).nextInt(5, 5));
        attempt("ints range", () -> new Random(1).ints(5, 9, 3));
        attempt("ints size", () -> new Random(1).ints(-1));
        attempt("doubles range", () -> new Random(1).doubles(1, 0, Double.POSITIVE_INFINITY));
        attempt("nextDouble bound", () -> new Random(1).nextDouble(-1));
        attempt("nextLong bound", () -> new Random(1).nextLong(0));

        int[] hist = new int[10];
        Random h = new Random(2024);
        for (int i = 0; i < 10000; i++) hist[h.nextInt(10)]++;
        p("uniform", Arrays.toString(hist));
        int[] g = new int[9];
        for (int i = 0; i < 10000; i++) g[(int) Math.max(-4, Math.min(4, Math.round(h.nextGaussian()))) + 4]++;
        p("gaussian", Arrays.toString(g));
        double sum = 0;
        for (int i = 0; i < 5000; i++) sum += h.nextDouble();
        p("mean", sum / 5000);
        int heads = 0;
        for (int i = 0; i < 5000; i++) if (h.nextBoolean()) heads++;
        p("heads", heads);
        int max = 0;
        for (int i = 0; i < 5000; i++) max = Math.max(max, h.nextInt(1 << 30));
        p("power of two bound", max);
        long x = 0;
        for (int i = 0; i < 5000; i++) x = x * 31 + h.nextInt(3 << 29);
        p("rejection bound", x);

        Counting c = new Counting();
        p("custom", c.nextInt() + " " + c.nextLong() + " " + c.nextInt(10) + " " + c.nextDouble() + " " + c.nextBoolean() + " " + c.nextFloat() + " calls " + c.calls);
        c.nextBytes(new byte[9]);
        p("custom bytes", c.calls);
        List<Integer> l = IntStream.range(0, 20).boxed().collect(Collectors.toList());
        Collections.shuffle(l, new Random(5));
        p("shuffle", l);
        int[] deck = IntStream.range(0, 20).toArray();
        Random fy = new Random(5);
        for (int i = deck.length - 1; i > 0; i--) {
            int j = fy.nextInt(i + 1), t = deck[i];
            deck[i] = deck[j];
            deck[j] = t;
        }
        p("fisher-yates", Arrays.toString(deck));
        // Reservoir sampling and weighted choice
        int[] res = new int[5];
        Random rs = new Random(77);
        for (int i = 0; i < 1000; i++) {
            if (i < 5) res[i] = i;
            else {
                int k = rs.nextInt(i + 1);
                if (k < 5) res[k] = i;
            }
        }
        p("reservoir", Arrays.toString(res));
        TreeMap<Double, String> wheel = new TreeMap<>(Map.of(0.5, "a", 0.8, "b", 1.0, "c"));
        TreeMap<String, Integer> picks = new TreeMap<>();
        for (int i = 0; i < 1000; i++) picks.merge(wheel.higherEntry(rs.nextDouble()).getValue(), 1, Integer::sum);
        p("weighted", picks);
        long s = 42;
        StringBuilder lcg = new StringBuilder();
        s = (s ^ 0x5DEECE66DL) & (1L << 48) - 1;
        for (int i = 0; i < 5; i++) {
            s = s * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
            lcg.append((int) (s >>> 16)).append(' ');
        }
        p("by hand", lcg);
    }
}
