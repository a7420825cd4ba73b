// BigInteger number theory: primality, nextProbablePrime, modPow against plain loops, CRT, RSA with fixed primes, factoring.
import java.math.BigInteger;
import java.util.*;

public class MathBigIntegerNumberTheory {
    static final BigInteger ONE = BigInteger.ONE, TWO = BigInteger.TWO;

    static BigInteger b(long x) { return BigInteger.valueOf(x); }

    static BigInteger slowPow(BigInteger base, BigInteger e, BigInteger m) {
        BigInteger r = ONE.mod(m);
        base = base.mod(m);
        for (int i = e.bitLength() - 1; i >= 0; i--) {
            r = r.multiply(r).mod(m);
            if (e.testBit(i)) r = r.multiply(base).mod(m);
        }
        return r;
    }

    static BigInteger rho(BigInteger n) {
        if (!n.testBit(0)) return TWO;
        for (long c = 1;; c++) {
            BigInteger x = TWO, y = TWO, d = ONE, k = b(c);
            while (d.equals(ONE)) {
                x = x.multiply(x).add(k).mod(n);
                y = y.multiply(y).add(k).mod(n);
                y = y.multiply(y).add(k).mod(n);
                d = x.subtract(y).abs().gcd(n);
            }
            if (!d.equals(n)) return d;
        }
    }

    static void factor(BigInteger n, TreeMap<BigInteger, Integer> out) {
        if (n.equals(ONE)) return;
        if (n.isProbablePrime(30)) {
            out.merge(n, 1, Integer::sum);
            return;
        }
        BigInteger d = rho(n);
        factor(d, out);
        factor(n.divide(d), out);
    }

    static BigInteger[] egcd(BigInteger a, BigInteger m) {
        if (m.signum() == 0) return new BigInteger[] {a, ONE, BigInteger.ZERO};
        BigInteger[] qr = a.divideAndRemainder(m), r = egcd(m, qr[1]);
        return new BigInteger[] {r[0], r[2], r[1].subtract(qr[0].multiply(r[2]))};
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 120; i++) if (b(i).isProbablePrime(20)) sb.append(i).append(' ');
        System.out.println(sb);
        String[] nums = {"561", "1105", "341550071728321", "3825123056546413051", "1000000007", "1000000000039", "2147483647", "9223372036854775783", "170141183460469231731687303715884105727", "170141183460469231731687303715884105729",
                "531137992816767098689588206552468627329593117727031923199444138200403559860852242739162502265229285668889329486246501015346579337652707239409519978766587351943831270835393219031728127", "-7", "1", "0", "4"};
        for (String s : nums) System.out.println(s + " prime " + new BigInteger(s).isProbablePrime(40) + " certainty 0 " + new BigInteger(s).isProbablePrime(0));
        BigInteger p = b(100);
        for (int i = 0; i < 15; i++) System.out.print((p = p.nextProbablePrime()) + " ");
        System.out.println(BigInteger.ZERO.nextProbablePrime() + " " + TWO.nextProbablePrime() + " " + BigInteger.TEN.pow(18).nextProbablePrime() + " " + ONE.shiftLeft(100).nextProbablePrime());
        try {
            b(-5).nextProbablePrime();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BigInteger m127 = ONE.shiftLeft(127).subtract(ONE);
        for (String e : new String[] {"0", "1", "2", "17", "65537", "123456789012345678901234567890"}) {
            BigInteger ex = new BigInteger(e);
            for (BigInteger mod : new BigInteger[] {b(1), b(2), b(1000), b(97), m127, m127.add(ONE), m127.multiply(b(6))}) {
                BigInteger got = b(-31415).modPow(ex, mod);
                if (!got.equals(slowPow(b(-31415), ex, mod))) throw new AssertionError(e + " mod " + mod);
                System.out.print(got + " ");
            }
        }
        System.out.println();
        try {
            b(3).modPow(ONE, b(-7));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(b(3).modPow(b(-1), b(7)) + " " + b(3).modPow(b(-5), b(1000003)) + " " + b(10).modInverse(b(17)) + " " + b(-10).modInverse(b(17)) + " " + b(5).modInverse(ONE));
        try {
            b(6).modPow(b(-1), b(9));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }

        for (String n : new String[] {"600851475143", "1000036000099", "12345678901234567890", "18446744073709551617", "99999999999999999", "1099511627776"}) {
            TreeMap<BigInteger, Integer> f = new TreeMap<>();
            factor(new BigInteger(n), f);
            BigInteger back = ONE;
            for (Map.Entry<BigInteger, Integer> e : f.entrySet()) back = back.multiply(e.getKey().pow(e.getValue()));
            System.out.println(n + " = " + f + " " + back.equals(new BigInteger(n)));
        }
        BigInteger[] g = egcd(new BigInteger("123456789012345678"), new BigInteger("987654321098765432"));
        System.out.println(Arrays.toString(g));
        int[][] crt = {{2, 3}, {3, 5}, {2, 7}, {10, 11}, {5, 13}};
        BigInteger x = BigInteger.ZERO, M = ONE;
        for (int[] c : crt) {
            BigInteger m = b(c[1]), t = b(c[0]).subtract(x).multiply(M.modInverse(m)).mod(m);
            x = x.add(M.multiply(t));
            M = M.multiply(m);
        }
        System.out.println("crt " + x + " mod " + M);
        BigInteger P = new BigInteger("1000000000000000000000000000057"), Q = new BigInteger("1000000000000000000000000000099"), N = P.multiply(Q), phi = P.subtract(ONE).multiply(Q.subtract(ONE)), E = b(65537), D = E.modInverse(phi);
        BigInteger msg = new BigInteger(1, "attack at dawn".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        BigInteger enc = msg.modPow(E, N);
        System.out.println(P.isProbablePrime(50) + " " + Q.isProbablePrime(50) + " d " + D + " enc " + enc + " dec " + new String(enc.modPow(D, N).toByteArray(), java.nio.charset.StandardCharsets.US_ASCII));
        sb.setLength(0);
        for (int q = 2; q < 90; q++) {
            if (!b(q).isProbablePrime(10)) continue;
            BigInteger mp = ONE.shiftLeft(q).subtract(ONE), s = b(4);
            for (int i = 0; i < q - 2; i++) s = s.multiply(s).subtract(TWO).mod(mp);
            if (q == 2 || s.signum() == 0) sb.append(q).append(' ');
        }
        System.out.println("mersenne " + sb);
        System.out.println(new BigInteger(64, 20, new Random(1)) + " " + BigInteger.probablePrime(40, new Random(2)) + " " + new BigInteger(50, new Random(3)));
    }
}
