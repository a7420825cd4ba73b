// SplittableRandom with seeds: splits, bounds, streams; seeded RandomGenerator algorithms by name in the random package.
import java.util.*;
import java.util.random.*;
import java.util.stream.*;

public class MathSplittableRandom {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static String sample(RandomGenerator r) {
        return r.nextInt() + " " + r.nextLong() + " " + r.nextInt(100) + " " + r.nextInt(-5, 5) + " " + r.nextLong(1L << 40) + " " + r.nextLong(-9, 9) + " " + r.nextDouble() + " " + r.nextDouble(1, 2) + " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextExponential();
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, -1, 42, Long.MAX_VALUE}) p("seed " + seed, sample(new SplittableRandom(seed)));
        SplittableRandom r = new SplittableRandom(99);
        SplittableRandom a = r.split(), b = r.split(), c = a.split();
        p("root", sample(r));
        p("a", sample(a));
        p("b", sample(b));
        p("c", sample(c));
        byte[] bytes = new byte[13];
        r.nextBytes(bytes);
        p("bytes", Arrays.toString(bytes));
        p("ints", new SplittableRandom(5).ints(6).boxed().toList() + " " + new SplittableRandom(5).ints(6, 0, 50).boxed().toList() + " " + new SplittableRandom(5).ints(-2, 3).limit(8).boxed().toList());
        p("longs", new SplittableRandom(5).longs(3).boxed().toList() + " " + new SplittableRandom(5).longs(3, 10, 20).boxed().toList());
        p("doubles", new SplittableRandom(5).doubles(3).boxed().toList() + " " + new SplittableRandom(5).doubles(3, -1, 1).boxed().toList());
        p("split stream", new SplittableRandom(5).splits(3).map(x -> x.nextInt(1000)).toList());
        for (Runnable bad : new Runnable[] {() -> new SplittableRandom(1).nextInt(0), () -> new SplittableRandom(1).nextInt(3, 3), () -> new SplittableRandom(1).ints(-1), () -> new SplittableRandom(1).nextDouble(Double.NaN), () -> new SplittableRandom(1).longs(3, 5, 5), () -> new SplittableRandom(1).nextLong(-7)}) {
            try {
                bad.run();
                p("bad", "completed");
            } catch (IllegalArgumentException e) {
                p("bad", e.getMessage());
            }
        }
        int[] hist = new int[8];
        SplittableRandom h = new SplittableRandom(1234);
        for (int i = 0; i < 8000; i++) hist[h.nextInt(8)]++;
        p("histogram", Arrays.toString(hist));
        long mix = 0;
        for (int i = 0; i < 3000; i++) mix = mix * 31 + h.nextLong(1000003) + h.nextInt(1 << 20) + Double.doubleToLongBits(h.nextDouble());
        p("mix", Long.toHexString(mix));
        int inside = 0;
        for (int i = 0; i < 5000; i++) {
            double x = h.nextDouble(), y = h.nextDouble();
            if (x * x + y * y < 1) inside++;
        }
        p("pi", 4.0 * inside / 5000);

        // The golden-gamma mixer by hand.
        long s = 42;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            s += 0x9e3779b97f4a7c15L;
            long z = s;
            z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
            z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
            sb.append(z ^ z >>> 31).append(' ');
        }
        SplittableRandom same = new SplittableRandom(42);
        p("by hand", sb);
        p("library", same.nextLong() + " " + same.nextLong() + " " + same.nextLong() + " " + same.nextLong());
        // A generator of our own through the interface defaults.
        RandomGenerator xs = new RandomGenerator() {
            long state = 88172645463325252L;
            @Override public long nextLong() {
                state ^= state << 13;
                state ^= state >>> 7;
                state ^= state << 17;
                return state;
            }
        };
        p("xorshift", sample(xs));
        p("xorshift ints", xs.ints(5, 0, 10).boxed().toList() + " " + xs.doubles(2).boxed().toList() + " " + xs.nextInt(7) + " " + xs.nextFloat(2f, 4f));
        xs.nextBytes(bytes);
        p("xorshift bytes", Arrays.toString(bytes) + " deprecated " + xs.isDeprecated());
        p("as generator", ((RandomGenerator) new Random(4)).nextInt(3, 8) + " " + sample(new Random(4)));
        List<Integer> tree = new ArrayList<>();
        walk(new SplittableRandom(11), 3, tree);
        p("recursive splits", tree);
        p("stream reduce", IntStream.range(0, 10).mapToObj(i -> new SplittableRandom(i)).mapToLong(x -> x.nextLong() >>> 40).boxed().collect(Collectors.toList()));
    }

    static void walk(SplittableRandom r, int depth, List<Integer> out) {
        out.add(r.nextInt(100));
        if (depth > 0) {
            walk(r.split(), depth - 1, out);
            walk(r.split(), depth - 1, out);
        }
    }
}
