// BigDecimal: construction from strings, doubles and integers; the three string forms; equality, comparison, conversion, point moves.
import java.math.*;
import java.util.*;
import java.util.function.*;

public class MathBigDecimalFormats {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (ArithmeticException | NumberFormatException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static BigDecimal d(String s) { return new BigDecimal(s); }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "0.0", "-0", "0e5", "0E-8", "1", "-1.50", "123.456", "1E3", "1.23E3", "12.3E7", "1.23E-5", "0.00000123", "1E-7", "123456789012345678901234567890.123", "-1E+400", "1E-400", "+5", ".5", "5.", "00012.3400", "1e+0", "9.99e2147483000", "1234.5E-4"}) {
            BigDecimal x = d(s);
            System.out.println(s + " -> " + x + " | " + (Math.abs(x.scale()) < 1000 ? x.toPlainString() : "long") + " | " + x.toEngineeringString() + " | scale " + x.scale() + " precision " + x.precision() + " unscaled " + x.unscaledValue() + " sign " + x.signum() + " hash " + x.hashCode() + " stripped " + x.stripTrailingZeros());
        }
        for (int scale : new int[] {-10, -3, -2, -1, 0, 1, 2, 5, 6, 7, 8, 9, 10}) {
            BigDecimal x = new BigDecimal(BigInteger.valueOf(-1234567), scale), y = BigDecimal.valueOf(5, scale), z = BigDecimal.valueOf(0, scale);
            System.out.println(scale + ": " + x + " " + x.toEngineeringString() + " " + x.toPlainString() + " | " + y + " " + y.toEngineeringString() + " " + y.toPlainString() + " | " + z + " " + z.toEngineeringString() + " " + z.toPlainString());
        }
        for (double v : new double[] {0.1, 0.5, -2.75, 1e-5, 1e10, 1e23, 3.0, 123456.789, Double.MIN_VALUE, -0.0}) System.out.println(v + " exact " + (Math.abs(v) < 1e-300 && v != 0 ? new BigDecimal(v).precision() + " digits" : new BigDecimal(v)) + " valueOf " + BigDecimal.valueOf(v));
        attempt("NaN", () -> new BigDecimal(Double.NaN));
        attempt("Infinity", () -> new BigDecimal(Double.POSITIVE_INFINITY));
        attempt("valueOf NaN", () -> BigDecimal.valueOf(Double.NaN));
        for (String s : new String[] {"", "abc", "1.2.3", "1e", "e1", "--1", "1e5.5", " 1", "1 ", "1,000", "0x1", "1e99999999999", "1e2147483648", ".", "+", "-.e1", "1d", "Infinity", "1_0"}) attempt("'" + s + "'", () -> d(s));
        attempt("chars", () -> new BigDecimal(new char[] {'1', '.', '5', 'x'}, 0, 3) + " " + new BigDecimal("-12.5e-3".toCharArray()) + " " + new BigDecimal("99.995", new MathContext(4)));
        attempt("ints", () -> new BigDecimal(7) + " " + new BigDecimal(Long.MIN_VALUE) + " " + new BigDecimal(new BigInteger("123"), 5) + " " + BigDecimal.valueOf(250, -2) + " " + new BigDecimal(12345, new MathContext(2)) + " " + BigDecimal.TEN + BigDecimal.ONE + BigDecimal.ZERO);

        System.out.println("equals " + d("2.0").equals(d("2.00")) + " " + d("2.0").compareTo(d("2.00")) + " " + d("2.0").hashCode() + " " + d("2.00").hashCode() + " " + d("1e2").compareTo(d("100")) + " " + d("-1").compareTo(d("1e-9")) + " " + d("1e1000").compareTo(d("9e999")) + " " + d("0.1").compareTo(new BigDecimal(0.1)));
        System.out.println("sets " + new TreeSet<>(List.of(d("1.0"), d("1.00"), d("0.5"), d("1"))) + " " + new HashSet<>(List.of(d("1.0"), d("1.00"), d("1"))).size());
        System.out.println("min max " + d("1.0").min(d("1.00")) + " " + d("1.0").max(d("1.00")) + " " + d("-3").max(d("2")));
        System.out.println("moves " + d("123.45").movePointLeft(2) + " " + d("123.45").movePointLeft(5) + " " + d("123.45").movePointRight(1) + " " + d("123.45").movePointRight(4) + " " + d("123.45").scaleByPowerOfTen(3) + " " + d("123").scaleByPowerOfTen(-2) + " " + d("1e3").movePointLeft(0) + " " + d("-5e-3").movePointRight(10));
        System.out.println("arith " + d("1.10").add(d("2.205")) + " " + d("5").subtract(d("5.00")) + " " + d("1.50").multiply(d("-2.0")) + " " + d("1e5").add(d("1e-5")) + " " + d("1e5").multiply(d("1e-3")) + " " + d("0.00").negate() + " " + d("-3.20").abs() + " " + d("7.7").plus() + " " + d("12345678901234567890").add(d("0.1")) + " " + d("9223372036854775807").add(d("1")) + " " + d("99999999999999999.9").multiply(d("99999999999999999.9")));
        System.out.println("ulp " + d("1.23").ulp() + " " + d("100").ulp() + " " + d("1e5").ulp() + " " + d("100").stripTrailingZeros() + " " + d("0.000").stripTrailingZeros() + " " + d("-10.0500").stripTrailingZeros() + " " + d("1000").stripTrailingZeros().scale());
        System.out.println("convert " + d("3.99").intValue() + " " + d("-3.99").longValue() + " " + d("1e10").intValue() + " " + d("1e30").longValue() + " " + d("0.1").doubleValue() + " " + d("0.1").floatValue() + " " + d("1e400").doubleValue() + " " + d("1e-400").doubleValue() + " " + d("123456789.123456789").toBigInteger() + " " + d("1.7976931348623159e308").doubleValue() + " " + d("9007199254740993").doubleValue() + " " + d("16777217.0").floatValue());
        attempt("toBigIntegerExact", () -> d("1.5").toBigIntegerExact());
        attempt("toBigIntegerExact ok", () -> d("1500e-2").toBigIntegerExact() + " " + d("2e3").toBigIntegerExact());
        attempt("intValueExact", () -> d("2147483648").intValueExact());
        attempt("intValueExact fraction", () -> d("1.0000001").intValueExact());
        attempt("intValueExact ok", () -> d("-100.00").intValueExact());
        attempt("longValueExact", () -> d("1e19").longValueExact());
        attempt("shortValueExact", () -> d("32768").shortValueExact());
        attempt("byteValueExact", () -> d("127.0").byteValueExact());
        attempt("scale overflow", () -> d("1e-2147483647").multiply(d("1e-10")));
        attempt("scale underflow", () -> d("1e2147483647").scaleByPowerOfTen(10));
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 1; i <= 30; i++) sum = sum.add(BigDecimal.ONE.divide(BigDecimal.valueOf(i), 30, RoundingMode.HALF_EVEN));
        System.out.println("harmonic " + sum);
        BigDecimal f = BigDecimal.ONE, e = BigDecimal.ONE;
        for (int i = 1; i <= 35; i++) { f = f.multiply(BigDecimal.valueOf(i)); e = e.add(BigDecimal.ONE.divide(f, new MathContext(45))); }
        System.out.println("e " + e.round(new MathContext(40)));
        long h = 0;
        Random r = new Random(10);
        for (int i = 0; i < 300; i++) {
            BigDecimal a = new BigDecimal(new BigInteger(r.nextInt(150), r), r.nextInt(40) - 20), b = new BigDecimal(new BigInteger(1 + r.nextInt(100), r).add(BigInteger.ONE), r.nextInt(40) - 20);
            h = h * 31 + a.add(b).toString().hashCode() + a.multiply(b).toPlainString().hashCode() + a.subtract(b).toEngineeringString().hashCode() + a.divide(b, MathContext.DECIMAL64).hashCode() + a.compareTo(b) + Double.hashCode(a.doubleValue()) + a.precision();
        }
        System.out.println("random " + Long.toHexString(h));
    }
}
