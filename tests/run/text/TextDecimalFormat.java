// DecimalFormat, MessageFormat and ChoiceFormat under the root locale: patterns, rounding, parsing, errors.
import java.text.*;
import java.util.*;

public class TextDecimalFormat {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            p(name, "completed");
        } catch (NullPointerException e) {
            p(name, "NullPointerException");
        } catch (RuntimeException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        p("message", MessageFormat.format("{0} has {1} items, {0}!", "Bob", 5));
        p("quotes", MessageFormat.format("it''s '{0}' {0} '{'x'}'", "q"));
        p("missing", MessageFormat.format("{0} {3}", "a"));
        p("null", MessageFormat.format("<{0}>", (Object) null));
        p("number", MessageFormat.format("{0,number,integer} {0,number,#.##} {1,number,00.0}", 1234.567, 7));
        p("grouping", new MessageFormat("{0}", Locale.ROOT).format(new Object[] {1234567}));
        p("choice", MessageFormat.format("{0,choice,0#none|1#one|1<many {0}}", 0) + " " + MessageFormat.format("{0,choice,0#none|1#one|1<many {0}}", 1) + " " + MessageFormat.format("{0,choice,0#none|1#one|1<many {0}}", 7));
        attempt("unmatched", () -> MessageFormat.format("{0", 1));
        attempt("bad index", () -> MessageFormat.format("{x}", 1));
        attempt("bad type", () -> MessageFormat.format("{0,nope}", 1));
        Object[] parsed = new MessageFormat("{0}={1};", Locale.ROOT).parse("key=value;");
        p("parse", Arrays.toString(parsed));
        try {
            new MessageFormat("{0}-{1}", Locale.ROOT).parse("nodash");
        } catch (ParseException e) {
            p("parse error", e.getMessage() + " at " + e.getErrorOffset());
        }
        ChoiceFormat cf = new ChoiceFormat(new double[] {0, 10, 100}, new String[] {"small", "medium", "large"});
        p("choices", cf.format(-5) + " " + cf.format(0) + " " + cf.format(9.99) + " " + cf.format(10) + " " + cf.format(1e9) + " " + cf.format(Double.NaN) + " " + cf.toPattern());
        p("next", ChoiceFormat.nextDouble(1.0) + " " + ChoiceFormat.previousDouble(1.0));

        DecimalFormatSymbols sym = new DecimalFormatSymbols(Locale.ROOT);
        double[] vs = {0, 1, -1.5, 1234567.891, 0.00012345, 1e20, 0.5, 1.5, 2.5, -0.0, 99.995};
        for (String pat : new String[] {"0", "#", "0.00", "#.##", "#,##0.00", "000.0", "0.###E0", "##0.##E0", "00.00%", "#,##0;(#)", "'n='0", "0.0###", "$#,##0.00;-$#"}) {
            DecimalFormat df = new DecimalFormat(pat, sym);
            StringBuilder sb = new StringBuilder();
            for (double v : vs) sb.append(df.format(v)).append(" | ");
            p(pat, sb + df.toPattern());
        }
        DecimalFormat df = new DecimalFormat("0.0", sym);
        for (java.math.RoundingMode rm : java.math.RoundingMode.values()) {
            df.setRoundingMode(rm);
            try {
                p(rm.name(), df.format(0.25) + " " + df.format(0.35) + " " + df.format(-0.25) + " " + df.format(0.75));
            } catch (ArithmeticException e) {
                p(rm.name(), e.getMessage());
            }
        }
        p("parse number", new DecimalFormat("#,##0.##", sym).parse("1,234.5") + " " + new DecimalFormat("0", sym).parse("42abc") + " " + new DecimalFormat("0%", sym).parse("50%") + " " + new DecimalFormat("0.##E0", sym).parse("1.5E3"));
        try {
            new DecimalFormat("0", sym).parse("abc");
        } catch (ParseException e) {
            p("parse error", e.getMessage() + " at " + e.getErrorOffset());
        }
        attempt("bad pattern", () -> new DecimalFormat("0.0.0", sym));
        p("special", new DecimalFormat("0.0", sym).format(Double.NaN).length() + " " + new DecimalFormat("0.0", sym).format(Double.NEGATIVE_INFINITY).charAt(0) + " " + new DecimalFormat("#,##0", sym).format(Long.MIN_VALUE) + " " + new DecimalFormat("0.00", sym).format(new java.math.BigDecimal("12345678901234567890.125")));
    }
}
