// BigInteger at sizes for Karatsuba, Toom-Cook, Burnikel-Ziegler division and Schoenhage radix conversion.
import java.math.BigInteger;
import java.util.Random;

public class MathBigIntegerLarge {
    static String digest(BigInteger x) { return x.signum() + "/" + x.bitLength() + "/" + x.bitCount() + "/" + x.hashCode(); }

    /** Schoolbook product on 32-bit limbs to compare with the library. */
    static BigInteger slow(BigInteger a, BigInteger b) {
        int[] x = limbs(a), y = limbs(b), z = new int[x.length + y.length];
        for (int i = 0; i < x.length; i++) {
            long carry = 0;
            for (int j = 0; j < y.length; j++) {
                long t = (x[i] & 0xFFFFFFFFL) * (y[j] & 0xFFFFFFFFL) + (z[i + j] & 0xFFFFFFFFL) + carry;
                z[i + j] = (int) t;
                carry = t >>> 32;
            }
            z[i + y.length] = (int) carry;
        }
        byte[] out = new byte[z.length * 4 + 1];
        for (int i = 0; i < z.length; i++)
            for (int k = 0; k < 4; k++) out[out.length - 1 - i * 4 - k] = (byte) (z[i] >>> 8 * k);
        BigInteger r = new BigInteger(out);
        return a.signum() * b.signum() < 0 ? r.negate() : r;
    }

    static int[] limbs(BigInteger a) {
        a = a.abs();
        int[] r = new int[a.bitLength() / 32 + 1];
        for (int i = 0; i < r.length; i++) r[i] = a.shiftRight(32 * i).intValue();
        return r;
    }

    public static void main(String[] args) {
        Random rnd = new Random(2468);
        for (int bits : new int[] {100, 1000, 2700, 8000}) {
            BigInteger a = new BigInteger(bits, rnd), b = new BigInteger(bits - bits / 5, rnd).negate();
            BigInteger p = a.multiply(b), s = a.multiply(a), c = a.pow(3);
            if (!p.equals(slow(a, b)) || !s.equals(slow(a, a))) throw new AssertionError("product at " + bits);
            if (!c.equals(s.multiply(a))) throw new AssertionError("cube");
            BigInteger q = p.add(BigInteger.valueOf(12345)).divide(a);
            BigInteger[] qr = c.divideAndRemainder(p);
            if (!qr[0].multiply(p).add(qr[1]).equals(c)) throw new AssertionError("division");
            if (!s.sqrt().equals(a)) throw new AssertionError("sqrt");
            System.out.println(bits + " a " + digest(a) + " ab " + digest(p) + " aa " + digest(s) + " aaa " + digest(c) + " q " + digest(q) + " r " + digest(qr[1]));
            BigInteger g = a.multiply(BigInteger.valueOf(360)).gcd(b.multiply(BigInteger.valueOf(84)));
            System.out.println("   gcd " + g + " mod " + p.mod(BigInteger.valueOf(1000000007)) + " low " + p.longValue() + " double " + (float) Math.log10(a.shiftRight(a.bitLength() - 60).doubleValue()));
        }
        BigInteger big = BigInteger.ONE;
        for (int i = 2; i <= 700; i++) big = big.multiply(BigInteger.valueOf(i));
        String dec = big.toString();
        System.out.println("700! has " + dec.length() + " digits, starts " + dec.substring(0, 30) + ", hash " + dec.hashCode() + ", zeros " + (dec.length() - dec.replaceAll("0+$", "").length()));
        System.out.println(new BigInteger(dec).equals(big) + " " + new BigInteger(big.toString(16), 16).equals(big) + " " + big.toString(7).hashCode() + " " + new BigInteger(big.toString(36), 36).equals(big));
        BigInteger m = BigInteger.ONE.shiftLeft(4423).subtract(BigInteger.ONE);
        String ms = m.toString();
        System.out.println("2^4423-1 " + ms.length() + " " + ms.substring(0, 20) + ".." + ms.substring(ms.length() - 20) + " " + ms.hashCode());
        BigInteger e = new BigInteger("3").pow(2000), f = new BigInteger("7").pow(1300);
        System.out.println(digest(e.add(f)) + " " + digest(e.subtract(f)) + " " + digest(e.xor(f)) + " " + digest(e.and(f.negate())) + " " + digest(e.multiply(f).or(m)) + " " + digest(e.not().shiftRight(777)) + " " + digest(f.shiftLeft(1234)));
        System.out.println(digest(e.divide(f)) + " " + digest(e.negate().mod(f)) + " " + e.gcd(new BigInteger("3").pow(50).multiply(f)).equals(new BigInteger("3").pow(50)) + " " + e.compareTo(f));
        System.out.println(digest(e.modPow(BigInteger.valueOf(0xF00DF00DL), m)) + " " + digest(e.modInverse(f)) + " " + e.modInverse(f).multiply(e).mod(f) + " " + digest(e.modPow(BigInteger.valueOf(-1), f)));
        BigInteger huge = e.pow(7), half = huge.shiftRight(huge.bitLength() / 2);
        BigInteger[] d = huge.divideAndRemainder(half);
        System.out.println(huge.bitLength() + " " + digest(d[0]) + " " + digest(d[1]) + " " + d[0].multiply(half).add(d[1]).equals(huge));
        BigInteger r = new BigInteger("2").multiply(BigInteger.TEN.pow(300)).sqrt();
        System.out.println("sqrt 2: " + r.toString().substring(0, 60) + " " + digest(r));
    }
}
