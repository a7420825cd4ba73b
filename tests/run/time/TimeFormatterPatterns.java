// DateTimeFormatter: ISO constants, numeric patterns, optional sections, padding, parsing modes, builders, errors.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeFormatterPatterns {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (DateTimeParseException e) {
            p(name, "parse error at " + e.getErrorIndex() + " in '" + e.getParsedString() + "': " + e.getMessage());
        } catch (DateTimeException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        } catch (IllegalArgumentException e) {
            p(name, "IllegalArgumentException: " + e.getMessage());
        }
    }

    static DateTimeFormatter f(String s) { return DateTimeFormatter.ofPattern(s, Locale.ROOT); }

    public static void main(String[] args) {
        LocalDateTime t = LocalDateTime.of(2024, 3, 7, 9, 5, 8, 70_600_000);
        for (String s : new String[] {"yyyy-MM-dd", "yy/M/d", "uuuu.DDD", "yyyyMMdd'T'HHmmss", "HH:mm:ss.SSS", "H:m:s", "hh 'o''clock'", "k K h H", "SSSSSSSSS", "A N n", "yyyy-MM-dd[ HH:mm]", "Q q", "e c", "ppppd|ppH", "u", "'literal' dd", "''yy''", "DD D", "SS|S|SSSS", "yyyyy|yyyyyy", "MM/dd/uuuu hh:mm:ss"}) attempt("format " + s, () -> t.format(f(s)));
        OffsetDateTime o = t.atOffset(ZoneOffset.ofHoursMinutes(5, 30));
        for (String s : new String[] {"X", "XX", "XXX", "x", "xxx", "Z", "ZZZZZ", "yyyy-MM-dd'T'HH:mmXXX", "O"}) attempt("offset " + s, () -> o.format(f(s)) + " " + o.withOffsetSameLocal(ZoneOffset.UTC).format(f(s)) + " " + o.withOffsetSameLocal(ZoneOffset.ofHours(-8)).format(f(s)));
        p("iso", t.format(DateTimeFormatter.ISO_LOCAL_DATE) + " " + t.format(DateTimeFormatter.ISO_LOCAL_TIME) + " " + t.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + " " + t.format(DateTimeFormatter.BASIC_ISO_DATE) + " " + t.format(DateTimeFormatter.ISO_ORDINAL_DATE) + " " + t.format(DateTimeFormatter.ISO_WEEK_DATE) + " " + o.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME) + " " + DateTimeFormatter.ISO_INSTANT.format(o.toInstant()) + " " + o.format(DateTimeFormatter.RFC_1123_DATE_TIME));
        attempt("time from date", () -> LocalDate.EPOCH.format(f("HH")));
        attempt("offset from local", () -> t.format(f("X")));
        attempt("optional time of date", () -> LocalDate.EPOCH.format(f("yyyy-MM-dd[ HH:mm]")));
        for (String s : new String[] {"yyyy-MM-dd'T", "bb", "HHH", "yyyyyyyyyyyyyyyyyyyy", "[yyyy", "yyyy]", "DDDD", "ddd", "{", "#", "p", "SSSSSSSSSS", "XXXXXX", "ppp", "JJ"}) attempt("pattern " + s, () -> f(s).toString());

        attempt("parse date", () -> LocalDate.parse("07/03/2024", f("dd/MM/uuuu")));
        attempt("parse compact", () -> LocalDate.parse("20240307", f("uuuuMMdd")));
        attempt("parse datetime", () -> LocalDateTime.parse("2024-03-07 21:05", f("uuuu-MM-dd HH:mm")));
        attempt("parse 2-digit year", () -> LocalDate.parse("99-01-02", f("yy-MM-dd")) + " " + LocalDate.parse("05-01-02", f("uu-MM-dd")));
        attempt("parse optional", () -> f("uuuu-MM-dd[ HH:mm]").parseBest("2024-03-07", LocalDateTime::from, LocalDate::from) + " " + f("uuuu-MM-dd[ HH:mm]").parseBest("2024-03-07 10:11", LocalDateTime::from, LocalDate::from));
        attempt("parse fraction", () -> LocalTime.parse("10:11:12.5", f("HH:mm:ss.S")) + " " + LocalTime.parse("101112345", f("HHmmssSSS")));
        attempt("parse single digits", () -> LocalDate.parse("7.3.2024", f("d.M.uuuu")) + " " + LocalDate.parse("17.12.2024", f("d.M.uuuu")));
        attempt("parse offset", () -> OffsetDateTime.parse("2024-03-07T01:02-05:00", f("uuuu-MM-dd'T'HH:mmXXX")) + " " + OffsetDateTime.parse("20240307 0102+0530", f("uuuuMMdd HHmmXX")));
        attempt("parse wrong text", () -> LocalDate.parse("2024/03/07", f("uuuu-MM-dd")));
        attempt("parse short", () -> LocalDate.parse("2024-03", f("uuuu-MM-dd")));
        attempt("parse trailing", () -> LocalDate.parse("2024-03-07x", f("uuuu-MM-dd")));
        attempt("parse range", () -> LocalDate.parse("2024-13-07", f("uuuu-MM-dd")));
        attempt("parse hour 24", () -> LocalTime.parse("24:00", f("HH:mm")));
        attempt("parse smart Feb 31", () -> LocalDate.parse("2024-02-31", f("uuuu-MM-dd")));
        attempt("parse strict Feb 31", () -> LocalDate.parse("2024-02-31", f("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT)));
        attempt("parse lenient Feb 31", () -> LocalDate.parse("2024-02-31", f("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT)));
        attempt("parse lenient month 14", () -> LocalDate.parse("2024-14-31", f("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT)));
        attempt("parse no date", () -> LocalDate.parse("10:11", f("HH:mm")));
        attempt("parse hour conflict", () -> LocalTime.parse("10 11", f("HH kk")));
        attempt("parse clock hour", () -> LocalTime.parse("24", f("kk")) + " " + LocalTime.parse("0", f("H")));
        attempt("parse 12h without ampm", () -> LocalTime.parse("10", f("hh")));
        attempt("parse year day", () -> LocalDate.parse("2024-366", f("uuuu-DDD")));
        attempt("parse week date", () -> LocalDate.parse("2020-W53-7", DateTimeFormatter.ISO_WEEK_DATE) + " " + LocalDate.parse("2024-060", DateTimeFormatter.ISO_ORDINAL_DATE));
        attempt("excess days", () -> f("HH:mm").parse("24:00", DateTimeFormatter.parsedExcessDays()));

        DateTimeFormatter b = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('|').padNext(5, '*').appendValue(ChronoField.MONTH_OF_YEAR).appendLiteral('|').appendValue(ChronoField.DAY_OF_MONTH, 2)
                .optionalStart().appendLiteral('T').appendFraction(ChronoField.NANO_OF_SECOND, 0, 6, true).optionalEnd().toFormatter(Locale.ROOT);
        p("builder", b + " -> " + t.format(b) + " " + LocalDate.of(12345, 1, 2).format(b) + " " + LocalDate.of(-5, 1, 2).format(b));
        attempt("builder parse", () -> LocalDate.parse("2024|****3|07", b));
        DateTimeFormatter dflt = new DateTimeFormatterBuilder().appendPattern("uuuu-MM").parseDefaulting(ChronoField.DAY_OF_MONTH, 1).toFormatter(Locale.ROOT);
        attempt("defaulting", () -> LocalDate.parse("2024-07", dflt));
        DateTimeFormatter ci = new DateTimeFormatterBuilder().parseCaseInsensitive().appendLiteral("AT ").appendPattern("HH:mm").toFormatter(Locale.ROOT);
        attempt("case insensitive", () -> LocalTime.parse("at 10:30", ci));
        DateTimeFormatter red = new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 2, 1950).appendPattern("MMdd").toFormatter(Locale.ROOT);
        attempt("reduced", () -> LocalDate.parse("490101", red) + " " + LocalDate.parse("500101", red));
        DateTimeFormatter text = new DateTimeFormatterBuilder().appendText(ChronoField.MONTH_OF_YEAR, Map.of(1L, "Jan", 2L, "Feb", 3L, "Mar")).appendPattern(" d").toFormatter(Locale.ROOT);
        attempt("text map", () -> t.format(text) + " " + text.parse("Feb 9").get(ChronoField.MONTH_OF_YEAR));
        accessor(f("uuuu MM dd HH"), "2024 03 07 10");
        p("toString", f("uuuu-MM-dd[ HH:mm]") + " " + DateTimeFormatter.ISO_LOCAL_DATE);
    }

    static void accessor(DateTimeFormatter fm, String s) {
        TemporalAccessor a = fm.parse(s);
        p("accessor", a.get(ChronoField.YEAR) + " " + a.isSupported(ChronoField.HOUR_OF_DAY) + " " + a.isSupported(ChronoField.SECOND_OF_DAY) + " " + LocalDate.from(a) + " " + a.query(TemporalQueries.localTime()));
    }
}
