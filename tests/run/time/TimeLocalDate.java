// LocalDate: construction, fields, arithmetic across month ends and leap years, comparisons, ranges, exceptions.
import java.time.*;
import java.time.chrono.IsoChronology;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class TimeLocalDate {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (DateTimeException e) {
            p(name, e.getClass().getName() + ": " + e.getMessage());
        } catch (ArithmeticException e) {
            p(name, "ArithmeticException: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        p("fields", d + " " + d.getYear() + " " + d.getMonth() + " " + d.getMonthValue() + " " + d.getDayOfMonth() + " " + d.getDayOfYear() + " " + d.getDayOfWeek() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.toEpochDay() + " " + d.hashCode() + " " + d.getEra());
        p("plus", d.plusDays(1) + " " + d.plusDays(-60) + " " + d.plusWeeks(3) + " " + d.plusMonths(1) + " " + d.plusMonths(12) + " " + d.plusYears(1) + " " + d.plusYears(4) + " " + d.minusMonths(1) + " " + d.minusYears(100));
        for (String s : new String[] {"2023-01-31", "2024-01-31", "2023-12-31", "2000-02-28", "1900-02-28", "2024-08-31"}) {
            LocalDate x = LocalDate.parse(s);
            StringBuilder sb = new StringBuilder();
            for (int m = -2; m <= 14; m += 2) sb.append(x.plusMonths(m)).append(' ');
            p(s, sb + "| " + x.plusDays(1) + " " + x.plusYears(1) + " " + x.isLeapYear());
        }
        p("with", d.withYear(2023) + " " + d.withMonth(4) + " " + d.withDayOfMonth(1) + " " + d.withDayOfYear(366) + " " + d.with(ChronoField.DAY_OF_WEEK, 1) + " " + d.with(ChronoField.EPOCH_DAY, 0) + " " + d.with(Month.MAY));
        p("between", ChronoUnit.DAYS.between(d, LocalDate.of(2025, 3, 1)) + " " + ChronoUnit.WEEKS.between(d, LocalDate.of(2025, 3, 1)) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2025, 2, 28)) + " " + ChronoUnit.YEARS.between(d, LocalDate.of(2028, 2, 28)) + " " + d.until(LocalDate.of(2025, 3, 1)) + " " + LocalDate.of(2025, 3, 1).until(d) + " " + d.until(LocalDate.of(1999, 12, 31), ChronoUnit.DAYS));
        p("compare", d.isBefore(LocalDate.of(2024, 3, 1)) + " " + d.isAfter(d) + " " + d.isEqual(d) + " " + d.equals(LocalDate.parse("2024-02-29")) + " " + d.compareTo(LocalDate.of(2020, 1, 1)) + " " + d.compareTo(LocalDate.of(2024, 2, 1)));
        p("extremes", LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.EPOCH + " " + LocalDate.of(0, 1, 1) + " " + LocalDate.of(-1, 12, 31) + " " + LocalDate.of(12345, 1, 1) + " " + LocalDate.of(999, 9, 9));
        p("epoch", LocalDate.ofEpochDay(-1) + " " + LocalDate.ofEpochDay(19782) + " " + LocalDate.ofEpochDay(-719528) + " " + LocalDate.ofEpochDay(2932896) + " " + LocalDate.ofYearDay(2024, 60) + " " + LocalDate.ofYearDay(2023, 60));
        p("fields by chrono", d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.get(ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(IsoFields.DAY_OF_QUARTER) + " " + d.getLong(JulianFields.JULIAN_DAY) + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + d.range(ChronoField.YEAR_OF_ERA));
        for (String s : new String[] {"2020-12-31", "2021-01-01", "2021-01-03", "2021-01-04", "2015-12-31", "2016-01-03"}) {
            LocalDate x = LocalDate.parse(s);
            System.out.print(s + " W" + x.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + "/" + x.get(IsoFields.WEEK_BASED_YEAR) + " ");
        }
        System.out.println();
        attempt("Feb 30", () -> LocalDate.of(2024, 2, 30));
        attempt("Feb 29 non-leap", () -> LocalDate.of(2023, 2, 29));
        attempt("Apr 31", () -> LocalDate.of(2023, 4, 31));
        attempt("month 13", () -> LocalDate.of(2023, 13, 1));
        attempt("day 0", () -> LocalDate.of(2023, 1, 0));
        attempt("day 32", () -> LocalDate.of(2023, 1, 32));
        attempt("year", () -> LocalDate.of(1000000000, 1, 1));
        attempt("year day", () -> LocalDate.ofYearDay(2023, 366));
        attempt("epoch day", () -> LocalDate.ofEpochDay(Long.MAX_VALUE));
        attempt("plus too far", () -> LocalDate.MAX.plusDays(1));
        attempt("plus overflow", () -> LocalDate.MAX.plusDays(Long.MAX_VALUE));
        attempt("hour of date", () -> d.get(ChronoField.HOUR_OF_DAY));
        attempt("plus hours", () -> d.plus(1, ChronoUnit.HOURS));
        attempt("epoch as int", () -> d.get(ChronoField.EPOCH_DAY));
        attempt("with bad", () -> d.withDayOfMonth(30));
        attempt("bad parse", () -> LocalDate.parse("2024-2-1"));
        attempt("bad parse value", () -> LocalDate.parse("2024-02-30"));
        attempt("from time", () -> LocalDate.from(LocalTime.NOON));
        p("datesUntil", LocalDate.of(2024, 2, 27).datesUntil(LocalDate.of(2024, 3, 3)).toList() + " " + LocalDate.of(2024, 1, 31).datesUntil(LocalDate.of(2024, 6, 30), Period.ofMonths(1)).toList());
        p("supports", d.isSupported(ChronoField.HOUR_OF_DAY) + " " + d.isSupported(ChronoUnit.DECADES) + " " + d.isSupported(ChronoUnit.FOREVER) + " " + d.plus(2, ChronoUnit.DECADES) + " " + d.plus(1, ChronoUnit.CENTURIES) + " " + d.minus(3, ChronoUnit.MILLENNIA));
        p("leap years", IntStream.of(1600, 1700, 1800, 1900, 2000, 2004, 2100, -4, 0).filter(Year::isLeap).boxed().toList() + " " + IsoChronology.INSTANCE.isLeapYear(2400));
        p("at", d.atStartOfDay() + " " + d.atTime(23, 59) + " " + d.atTime(LocalTime.NOON) + " " + d.atTime(1, 2, 3, 4));
        long h = 0;
        LocalDate x = LocalDate.of(1583, 1, 1);
        for (int i = 0; i < 3000; i++) { x = x.plusDays(i % 97).plusMonths(i % 5 - 2); h = h * 31 + x.toEpochDay() + x.getDayOfWeek().getValue() + x.getDayOfYear(); }
        p("walk", x + " " + Long.toHexString(h));
        p("fridays 13", IntStream.rangeClosed(1, 12).mapToObj(m -> LocalDate.of(2026, m, 13)).filter(f -> f.getDayOfWeek() == DayOfWeek.FRIDAY).toList());
        System.out.print(calendar(YearMonth.of(2024, 9)));
        p("sorted", Stream.of("2024-05-01", "1999-12-31", "2024-04-30").map(LocalDate::parse).sorted(Comparator.reverseOrder()).toList());
    }

    static String calendar(YearMonth ym) {
        StringBuilder sb = new StringBuilder(ym + "\nMo Tu We Th Fr Sa Su\n");
        sb.append("   ".repeat(ym.atDay(1).getDayOfWeek().getValue() - 1));
        for (int i = 1; i <= ym.lengthOfMonth(); i++) sb.append(String.format("%2d", i)).append(ym.atDay(i).getDayOfWeek() == DayOfWeek.SUNDAY ? "\n" : " ");
        return sb.toString().stripTrailing() + "\n";
    }
}
