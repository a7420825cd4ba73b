// Formatting under explicit non-English locales: separators, digits, month names. Output kept in ASCII by escaping.
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;

public class TextFormatLocales {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 3, 5);
        for (Locale l : new Locale[] {Locale.ROOT, Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.ITALY, Locale.JAPAN, new Locale("hi", "IN"), new Locale("de", "CH"), Locale.forLanguageTag("ar-EG")}) {
            System.out.println("== " + l.toLanguageTag());
            System.out.println(esc(String.format(l, "%,d %,.2f %e %.3g", 1234567, -9876.543, 12345.678, 0.5)));
            System.out.println(esc(String.format(l, "%010d %(,d %+d %x", 42, -1234567, 7, 255)));
            System.out.println(esc(NumberFormat.getInstance(l).format(1234567.891)) + " " + esc(NumberFormat.getPercentInstance(l).format(0.256)) + " " + esc(NumberFormat.getIntegerInstance(l).format(2.5)));
            DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(l);
            System.out.println(esc("" + s.getDecimalSeparator() + s.getGroupingSeparator() + s.getMinusSign() + s.getZeroDigit() + s.getPercent() + s.getInfinity() + s.getNaN()));
            System.out.println(esc(String.format(l, "%tB %<tA %<tb %<ta", d)));
            System.out.println(esc(d.getMonth().getDisplayName(TextStyle.SHORT, l)) + " " + esc(d.getDayOfWeek().getDisplayName(TextStyle.FULL, l)) + " " + esc(DateTimeFormatter.ofPattern("d MMMM yyyy, EEE", l).format(d)));
            System.out.println("TITLE i".toLowerCase(l) + " " + "title".toUpperCase(l));
        }
        System.out.println(new Locale("tr", "TR").toLanguageTag() + " " + esc("TITLE".toLowerCase(new Locale("tr", "TR"))));
        Locale built = new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build();
        System.out.println(built + " " + built.toLanguageTag() + " " + built.getLanguage() + " " + built.getScript() + " " + built.getCountry() + " " + Locale.forLanguageTag("x-bad-").toLanguageTag());
        System.out.println(Locale.GERMAN.equals(new Locale("de")) + " " + Locale.US.hashCode() * 0 + " " + Locale.ROOT.toString().isEmpty() + " " + new Locale("EN", "us").toString() + " " + Locale.lookup(Locale.LanguageRange.parse("de-CH,fr;q=0.5"), List.of(Locale.FRENCH, Locale.GERMAN)));
        try {
            new Locale.Builder().setLanguage("toolonglanguage");
        } catch (IllformedLocaleException e) {
            System.out.println(e.getMessage());
        }
    }
}
