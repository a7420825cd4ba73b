// BitSet: single bits, ranges, logic, next/previous searches, conversions, sieve.
import java.util.*;
import java.util.stream.*;

public class CollBitSet {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static BitSet of(int... xs) {
        BitSet b = new BitSet();
        for (int x : xs) b.set(x);
        return b;
    }

    public static void main(String[] args) {
        BitSet a = of(1, 3, 63, 64, 65, 127, 128, 200);
        System.out.println(a + " card " + a.cardinality() + " len " + a.length() + " size " + a.size() + " hash " + a.hashCode());
        System.out.println(a.get(63) + " " + a.get(62) + " " + a.get(100000));
        System.out.println(a.nextSetBit(0) + " " + a.nextSetBit(66) + " " + a.nextSetBit(201) + " " + a.nextClearBit(63) + " " + a.nextClearBit(500));
        System.out.println(a.previousSetBit(199) + " " + a.previousSetBit(0) + " " + a.previousClearBit(65) + " " + a.previousClearBit(-1) + " " + a.previousSetBit(9999));
        a.flip(1); a.flip(2); a.clear(64); a.set(200, false); a.set(7, true);
        System.out.println(a + " " + a.length());
        a.flip(60, 70);
        System.out.println(a);
        a.set(10, 15); a.clear(12, 14); a.set(120, 130, false);
        System.out.println(a + " get range " + a.get(5, 68) + " " + a.get(63, 66) + " " + a.get(1000, 2000));

        BitSet x = of(0, 1, 2, 3, 64, 65, 66), y = of(2, 3, 4, 66, 67, 130);
        BitSet t = (BitSet) x.clone(); t.and(y); System.out.println("and " + t);
        t = (BitSet) x.clone(); t.or(y); System.out.println("or " + t);
        t = (BitSet) x.clone(); t.xor(y); System.out.println("xor " + t);
        t = (BitSet) x.clone(); t.andNot(y); System.out.println("andNot " + t);
        System.out.println(x.intersects(y) + " " + x.intersects(of(5, 200)) + " " + x.equals(of(0, 1, 2, 3, 64, 65, 66)) + " " + x.equals(y));
        t.clear(); System.out.println(t + " " + t.isEmpty() + " " + t.length() + " " + t.cardinality());
        BitSet wide = new BitSet(1000);
        wide.set(3);
        System.out.println(wide.size() + " " + wide.equals(of(3)) + " " + (wide.hashCode() == of(3).hashCode()) + " " + ((BitSet) wide.clone()).size());

        System.out.println(Arrays.toString(of(0, 8, 17, 64).toByteArray()) + " " + Arrays.toString(of(0, 63, 64).toLongArray()));
        System.out.println(BitSet.valueOf(new byte[] {5, 0, -128, 0}) + " " + BitSet.valueOf(new long[] {-1L << 60, 3, 0, 0}) + " " + BitSet.valueOf(new byte[0]).length());
        System.out.println(of(3, 70, 5).stream().boxed().collect(Collectors.toList()) + " " + IntStream.of(9, 1, 4).collect(BitSet::new, BitSet::set, BitSet::or));

        attempt("set -1", () -> new BitSet().set(-1));
        attempt("get -1", () -> new BitSet().get(-1));
        attempt("size -1", () -> new BitSet(-1));
        attempt("range", () -> new BitSet().set(5, 3));
        attempt("range negative", () -> new BitSet().clear(-2, 3));
        attempt("range negative end", () -> new BitSet().flip(2, -3));
        attempt("nextSetBit", () -> new BitSet().nextSetBit(-1));
        attempt("previousSetBit", () -> new BitSet().previousSetBit(-2));

        BitSet sieve = new BitSet(1000);
        sieve.set(2, 1000);
        for (int p = 2; p * p < 1000; p = sieve.nextSetBit(p + 1))
            for (int q = p * p; q < 1000; q += p) sieve.clear(q);
        System.out.println(sieve.cardinality() + " last " + sieve.previousSetBit(999) + " gap at " + sieve.nextClearBit(2));
        BitSet twins = new BitSet();
        for (int p = sieve.nextSetBit(0); p >= 0; p = sieve.nextSetBit(p + 1)) if (sieve.get(p + 2)) twins.set(p);
        System.out.println(twins.cardinality() + " " + twins.get(0, 150));

        // against a boolean[] model
        Random r = new Random(31);
        boolean[] m = new boolean[300];
        BitSet b = new BitSet();
        for (int i = 0; i < 2000; i++) {
            int lo = r.nextInt(300), hi = lo + r.nextInt(300 - lo + 1);
            switch (r.nextInt(5)) {
                case 0: b.set(lo, hi); Arrays.fill(m, lo, hi, true); break;
                case 1: b.clear(lo, hi); Arrays.fill(m, lo, hi, false); break;
                case 2: b.flip(lo, hi); for (int k = lo; k < hi; k++) m[k] = !m[k]; break;
                case 3: b.flip(lo); m[lo] = !m[lo]; break;
                default: {
                    BitSet g = b.get(lo, hi);
                    int c = 0;
                    for (int k = lo; k < hi; k++) { if (m[k] != g.get(k - lo)) throw new AssertionError("get " + k); if (m[k]) c++; }
                    if (c != g.cardinality()) throw new AssertionError("cardinality");
                    int n = lo;
                    while (n < 300 && !m[n]) n++;
                    if (b.nextSetBit(lo) != (n == 300 ? -1 : n)) throw new AssertionError("next");
                    n = lo;
                    while (n >= 0 && m[n]) n--;
                    if (b.previousClearBit(lo) != n) throw new AssertionError("previous");
                }
            }
        }
        System.out.println(b.cardinality() + " " + b.hashCode() + " " + b.length());
        System.out.println(b);
    }
}
