// BigInteger: construction, arithmetic, comparison, conversion, bit operations, radix strings, exceptions.
import java.math.BigInteger;
import java.util.*;
import java.util.function.*;

public class MathBigIntegerOps {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (ArithmeticException | NumberFormatException | IndexOutOfBoundsException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static BigInteger b(String s) { return new BigInteger(s); }

    public static void main(String[] args) {
        BigInteger[] v = {BigInteger.ZERO, BigInteger.ONE, b("-1"), b("255"), b("-256"), b("2147483648"), b("-9223372036854775809"), b("123456789012345678901234567890"), b("-99999999999999999999999999999999999999")};
        for (BigInteger x : v) {
            p("value", x + " sign " + x.signum() + " bits " + x.bitLength() + " count " + x.bitCount() + " low " + x.getLowestSetBit() + " hash " + x.hashCode() + " int " + x.intValue() + " long " + x.longValue() + " double " + x.doubleValue() + " float " + x.floatValue());
            p("  neg/abs/not", x.negate() + " " + x.abs() + " " + x.not() + " bytes " + Arrays.toString(x.toByteArray()) + " hex " + x.toString(16) + " base36 " + x.toString(36));
        }
        for (BigInteger x : v) {
            StringBuilder sb = new StringBuilder();
            for (BigInteger y : v) {
                sb.append(x.add(y)).append(' ').append(x.subtract(y)).append(' ').append(x.multiply(y)).append(' ').append(x.compareTo(y)).append(' ').append(x.and(y)).append(' ').append(x.or(y)).append(' ').append(x.xor(y)).append(' ').append(x.andNot(y)).append(' ').append(x.gcd(y)).append(' ').append(x.min(y)).append(' ');
                if (y.signum() != 0) sb.append(x.divide(y)).append(' ').append(x.remainder(y)).append(' ').append(Arrays.toString(x.divideAndRemainder(y)));
                if (y.signum() > 0) sb.append(' ').append(x.mod(y));
                sb.append("; ");
            }
            System.out.println(sb);
        }
        for (int n : new int[] {0, 1, 31, 32, 33, 64, 100, -1, -32, -65}) {
            StringBuilder sb = new StringBuilder("shift " + n);
            for (BigInteger x : v) sb.append(' ').append(x.shiftLeft(n)).append('/').append(x.shiftRight(n));
            System.out.println(sb);
        }
        BigInteger x = b("-123456789012345678901234567890");
        p("bits", x.testBit(0) + " " + x.testBit(200) + " " + x.setBit(3) + " " + x.clearBit(200) + " " + x.flipBit(64) + " " + BigInteger.ZERO.setBit(100) + " " + BigInteger.ONE.getLowestSetBit());
        p("pow", b("3").pow(100) + " " + b("-2").pow(63) + " " + BigInteger.TEN.pow(0) + " " + BigInteger.ZERO.pow(5) + " " + b("12").pow(17) + " " + b("1024").pow(20).bitLength());
        p("sqrt", b("0").sqrt() + " " + b("99").sqrt() + " " + b("100").sqrt() + " " + b("123456789012345678901234567890").sqrt() + " " + Arrays.toString(b("1000000000000000000000000000001").sqrtAndRemainder()));
        attempt("negative sqrt", () -> b("-4").sqrt());
        attempt("divide by zero", () -> BigInteger.ONE.divide(BigInteger.ZERO));
        attempt("remainder by zero", () -> BigInteger.ONE.remainder(BigInteger.ZERO));
        attempt("mod negative", () -> BigInteger.ONE.mod(b("-3")));
        attempt("mod zero", () -> BigInteger.ONE.mod(BigInteger.ZERO));
        attempt("negative exponent", () -> BigInteger.TWO.pow(-1));
        attempt("negative bit", () -> BigInteger.TWO.testBit(-1));
        attempt("not invertible", () -> b("4").modInverse(b("8")));
        attempt("intValueExact", () -> b("2147483648").intValueExact());
        attempt("intValueExact ok", () -> b("-2147483648").intValueExact());
        attempt("longValueExact", () -> b("9223372036854775808").longValueExact());
        attempt("shortValueExact", () -> b("40000").shortValueExact());
        attempt("byteValueExact", () -> b("-129").byteValueExact());
        attempt("empty", () -> b(""));
        attempt("sign only", () -> b("-"));
        attempt("bad digit", () -> b("12x4"));
        attempt("inner sign", () -> b("1-2"));
        attempt("space", () -> b(" 1"));
        attempt("plus", () -> b("+0001"));
        attempt("double sign", () -> b("--1"));
        attempt("radix 1", () -> new BigInteger("0", 1));
        attempt("radix digit", () -> new BigInteger("19", 8));
        attempt("empty bytes", () -> new BigInteger(new byte[0]));
        attempt("sign mismatch", () -> new BigInteger(0, new byte[] {1}));
        attempt("bad signum", () -> new BigInteger(2, new byte[] {1}));
        p("bytes", new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}) + " " + new BigInteger(-1, new byte[] {0, 0, 5}) + " " + new BigInteger(new byte[] {9, 1, 2, 9}, 1, 2) + " " + new BigInteger(1, new byte[] {}));
        p("valueOf", BigInteger.valueOf(Long.MIN_VALUE) + " " + BigInteger.valueOf(16) + " " + (BigInteger.valueOf(5) == BigInteger.valueOf(5)) + " " + BigInteger.TWO + BigInteger.TEN);
        p("doubles", b("9007199254740993").doubleValue() + " " + b("16777217").floatValue() + " " + BigInteger.TEN.pow(400).doubleValue() + " " + BigInteger.TEN.pow(308).doubleValue() + " " + BigInteger.TEN.pow(39).floatValue() + " " + BigInteger.ONE.shiftLeft(1023).doubleValue());
        p("equals", b("5").equals(BigInteger.valueOf(5)) + " " + b("5").equals(5) + " " + b("-0").equals(BigInteger.ZERO) + " " + b("007") + " " + b("5").max(b("7")) + " " + b("5").compareTo(b("-5")));
        StringBuilder sb = new StringBuilder();
        for (int r = 2; r <= 36; r++) {
            String s = x.toString(r);
            if (!new BigInteger(s, r).equals(x) || !new BigInteger(s.toUpperCase(Locale.ROOT), r).equals(x)) throw new AssertionError(s);
            sb.append(s).append(' ');
        }
        System.out.println(sb + x.toString(37));
        BigInteger f = BigInteger.ONE, fib = BigInteger.ZERO, next = BigInteger.ONE;
        for (int i = 1; i <= 60; i++) f = f.multiply(BigInteger.valueOf(i));
        for (int i = 0; i < 300; i++) { BigInteger t = fib.add(next); fib = next; next = t; }
        p("60!", f);
        p("fib 300", fib);
        p("string switch", switch (f.mod(BigInteger.valueOf(61)).intValue()) { case 60 -> "wilson"; default -> "no"; });
    }
}
