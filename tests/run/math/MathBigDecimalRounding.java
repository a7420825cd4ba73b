// BigDecimal: all rounding modes, setScale, divide variants, exceptions, remainders, exact quotients.
import java.math.*;
import java.util.*;
import java.util.function.*;

public class MathBigDecimalRounding {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (ArithmeticException | NumberFormatException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static BigDecimal d(String s) { return new BigDecimal(s); }

    public static void main(String[] args) {
        String[] vs = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.5", "-0.5", "1.05", "1e-10", "999.9999"};
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m.name());
            for (String v : vs) {
                String r;
                try {
                    r = d(v).setScale(0, m).toString() + "/" + d(v).setScale(1, m);
                } catch (ArithmeticException e) {
                    r = "<" + e.getMessage() + ">";
                }
                sb.append(' ').append(r);
            }
            System.out.println(sb);
        }
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m.name());
            for (String[] q : new String[][] {{"1", "3"}, {"-1", "3"}, {"2", "3"}, {"1", "8"}, {"-7", "2"}, {"100", "7"}, {"0", "5"}, {"123.456", "-0.07"}}) {
                String r;
                try {
                    r = d(q[0]).divide(d(q[1]), 2, m) + "/" + d(q[0]).divide(d(q[1]), m);
                } catch (ArithmeticException e) {
                    r = "<" + e.getMessage() + ">";
                }
                sb.append(' ').append(r);
            }
            System.out.println(sb);
        }
        attempt("exact 1/8", () -> d("1").divide(d("8")));
        attempt("exact 1/3", () -> d("1").divide(d("3")));
        attempt("exact 10/4.00", () -> d("10").divide(d("4.00")));
        attempt("exact 1/1024", () -> d("1").divide(d("1024")));
        attempt("scale kept", () -> d("6.00").divide(d("2")) + " " + d("6").divide(d("2.00")) + " " + d("600").divide(d("2e2")) + " " + d("0.00").divide(d("7")));
        attempt("by zero", () -> d("1").divide(d("0")));
        attempt("zero by zero", () -> d("0").divide(d("0.0")));
        attempt("by zero scaled", () -> d("1").divide(d("0"), 2, RoundingMode.UP));
        attempt("integral by zero", () -> d("1").divideToIntegralValue(d("0")));
        attempt("unnecessary", () -> d("1.23").setScale(1, RoundingMode.UNNECESSARY));
        attempt("setScale no mode", () -> d("1.23").setScale(1));
        attempt("setScale grows", () -> d("1.23").setScale(5) + " " + d("1.2300").setScale(2) + " " + d("1200").setScale(-2) + " " + d("1250").setScale(-2, RoundingMode.HALF_EVEN));
        attempt("remainder", () -> d("10.5").remainder(d("3")) + " " + d("-10.5").remainder(d("3")) + " " + d("10.5").remainder(d("-0.4")) + " " + d("1e10").remainder(d("7")) + " " + Arrays.toString(d("17.25").divideAndRemainder(d("2.5"))));
        attempt("integral", () -> d("17.25").divideToIntegralValue(d("2.5")) + " " + d("-17.25").divideToIntegralValue(d("2.5")) + " " + d("1e5").divideToIntegralValue(d("0.003")) + " " + d("100").divideToIntegralValue(d("7"), new MathContext(2)));
        attempt("integral too precise", () -> d("100").divideToIntegralValue(d("7"), new MathContext(1)));

        for (MathContext mc : new MathContext[] {MathContext.UNLIMITED, MathContext.DECIMAL32, MathContext.DECIMAL64, MathContext.DECIMAL128, new MathContext(3), new MathContext(1, RoundingMode.CEILING), new MathContext(5, RoundingMode.FLOOR)}) {
            System.out.println(mc + " " + mc.getPrecision() + " " + mc.getRoundingMode());
            attempt("   ops", () -> d("123456.789").round(mc) + " " + d("999999.5").round(mc) + " " + d("2").add(d("1e-20"), mc) + " " + d("1e20").subtract(d("1"), mc) + " " + d("1.23456789").multiply(d("9.87654321"), mc) + " " + d("1.1").pow(20, mc) + " " + d("-0.00012345678").plus(mc) + " " + d("98765.4321").negate(mc) + " " + d("-5.55555555").abs(mc));
            attempt("   divide", () -> d("1").divide(d("7"), mc));
            attempt("   sqrt", () -> d("2").sqrt(mc));
            attempt("   parse", () -> new BigDecimal("1234567890.123456789", mc));
        }
        attempt("sqrt exact", () -> d("625").sqrt(MathContext.UNLIMITED) + " " + d("0.0144").sqrt(new MathContext(10)) + " " + d("0").sqrt(MathContext.DECIMAL32) + " " + d("1e100").sqrt(MathContext.DECIMAL64));
        attempt("sqrt negative", () -> d("-1").sqrt(MathContext.DECIMAL32));
        attempt("sqrt 50", () -> d("2").sqrt(new MathContext(50)));
        attempt("pow", () -> d("1.5").pow(10) + " " + d("0").pow(0) + " " + d("-2.5").pow(3) + " " + d("10").pow(30) + " " + d("2").pow(-3, new MathContext(5)));
        attempt("pow negative", () -> d("2").pow(-1));
        attempt("pow huge", () -> d("2").pow(1000000000));
        attempt("context", () -> new MathContext("precision=7 roundingMode=HALF_UP") + " " + new MathContext(4).equals(new MathContext(4, RoundingMode.HALF_UP)));
        try {
            new MathContext(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new MathContext("precision=x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal total = BigDecimal.ZERO, price = d("19.99"), rate = d("0.0825");
        for (int i = 1; i <= 5; i++) {
            BigDecimal tax = price.multiply(BigDecimal.valueOf(i)).multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
            total = total.add(price.multiply(BigDecimal.valueOf(i))).add(tax);
            System.out.print(tax + " " + total + "; ");
        }
        System.out.println();
        BigDecimal pi = BigDecimal.ZERO;
        MathContext mc = new MathContext(40);
        for (int k = 0; k < 35; k++) {
            BigDecimal t = d("4").divide(BigDecimal.valueOf(8L * k + 1), mc).subtract(d("2").divide(BigDecimal.valueOf(8L * k + 4), mc)).subtract(d("1").divide(BigDecimal.valueOf(8L * k + 5), mc)).subtract(d("1").divide(BigDecimal.valueOf(8L * k + 6), mc));
            pi = pi.add(t.divide(d("16").pow(k), mc), mc);
        }
        System.out.println("pi " + pi);
    }
}
