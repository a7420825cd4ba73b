// TemporalAdjusters, ChronoUnit, ChronoField ranges, YearMonth, MonthDay, Year, DayOfWeek, Month, week fields.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import static java.time.temporal.TemporalAdjusters.*;

public class TimeAdjustersUnits {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    static void attempt(String name, Supplier<Object> r) {
        try {
            p(name, r.get());
        } catch (DateTimeException e) {
            p(name, e.getClass().getSimpleName() + ": " + e.getMessage());
        } catch (IllegalArgumentException e) {
            p(name, "IllegalArgumentException: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"2024-02-29", "2023-12-31", "2021-05-03"}) {
            LocalDate d = LocalDate.parse(s);
            p(s + " " + d.getDayOfWeek(), d.with(firstDayOfMonth()) + " " + d.with(lastDayOfMonth()) + " " + d.with(firstDayOfNextMonth()) + " " + d.with(firstDayOfYear()) + " " + d.with(lastDayOfYear()) + " " + d.with(firstDayOfNextYear()) + " | " + d.with(next(DayOfWeek.MONDAY)) + " " + d.with(nextOrSame(DayOfWeek.MONDAY)) + " " + d.with(previous(DayOfWeek.SUNDAY)) + " " + d.with(previousOrSame(DayOfWeek.SUNDAY)) + " | " + d.with(firstInMonth(DayOfWeek.FRIDAY)) + " " + d.with(lastInMonth(DayOfWeek.FRIDAY)) + " " + d.with(dayOfWeekInMonth(2, DayOfWeek.TUESDAY)) + " " + d.with(dayOfWeekInMonth(-1, DayOfWeek.TUESDAY)) + " " + d.with(dayOfWeekInMonth(6, DayOfWeek.TUESDAY)) + " " + d.with(dayOfWeekInMonth(0, DayOfWeek.TUESDAY)));
        }
        TemporalAdjuster workday = ofDateAdjuster(d -> switch (d.getDayOfWeek()) { case FRIDAY -> d.plusDays(3); case SATURDAY -> d.plusDays(2); default -> d.plusDays(1); });
        p("workdays", Stream.iterate(LocalDate.of(2024, 3, 6), d -> d.with(workday)).limit(7).toList());
        p("thanksgiving", IntStream.range(2020, 2026).mapToObj(y -> LocalDate.of(y, 11, 1).with(dayOfWeekInMonth(4, DayOfWeek.THURSDAY))).toList());
        p("easter", IntStream.of(2000, 2019, 2024, 2025, 2038).mapToObj(TimeAdjustersUnits::easter).toList());

        YearMonth ym = YearMonth.of(2024, 2);
        p("YearMonth", ym + " " + ym.lengthOfMonth() + " " + ym.atDay(29) + " " + ym.atEndOfMonth() + " " + ym.plusMonths(11) + " " + ym.minusYears(1).lengthOfMonth() + " " + ym.isValidDay(30) + " " + ym.compareTo(YearMonth.of(2023, 12)) + " " + YearMonth.parse("2024-11").plusMonths(2) + " " + ym.until(YearMonth.of(2025, 1), ChronoUnit.MONTHS) + " " + ym.withMonth(12) + " " + ym.getLong(ChronoField.PROLEPTIC_MONTH) + " " + YearMonth.of(-1, 1) + " " + YearMonth.of(12345, 6));
        MonthDay md = MonthDay.of(2, 29);
        p("MonthDay", md + " " + md.isValidYear(2023) + " " + md.atYear(2023) + " " + md.atYear(2024) + " " + MonthDay.parse("--12-25").compareTo(md) + " " + md.withMonth(3) + " " + md.hashCode());
        Year y = Year.of(2100);
        p("Year", y + " " + y.isLeap() + " " + y.length() + " " + y.atDay(60) + " " + y.plusYears(300).isLeap() + " " + y.atMonth(2).lengthOfMonth() + " " + Year.parse("-0044") + " " + y.compareTo(Year.of(1999)) + " " + Year.of(0).isLeap() + " " + Year.MIN_VALUE);
        p("DayOfWeek", DayOfWeek.MONDAY.plus(8) + " " + DayOfWeek.MONDAY.minus(1) + " " + DayOfWeek.of(7) + " " + DayOfWeek.from(LocalDate.EPOCH) + " " + DayOfWeek.FRIDAY.getValue() + " " + DayOfWeek.SUNDAY.plus(-15) + " " + DayOfWeek.valueOf("TUESDAY").compareTo(DayOfWeek.SUNDAY));
        p("Month", Month.JANUARY.minus(1) + " " + Month.of(2).length(true) + " " + Month.FEBRUARY.minLength() + "/" + Month.FEBRUARY.maxLength() + " " + Month.MAY.firstMonthOfQuarter() + " " + Month.MARCH.firstDayOfYear(true) + " " + Month.DECEMBER.plus(14) + " " + Month.from(ym));
        attempt("DayOfWeek 8", () -> DayOfWeek.of(8));
        attempt("Month 0", () -> Month.of(0));
        attempt("YearMonth 13", () -> YearMonth.of(2024, 13));
        attempt("YearMonth day", () -> ym.atDay(30));
        attempt("MonthDay 31", () -> MonthDay.of(4, 31));
        attempt("YearMonth parse", () -> YearMonth.parse("2024/01"));
        attempt("Year parse", () -> Year.parse("abcd"));
        attempt("Month name", () -> Month.valueOf("JUNEMBER"));
        attempt("Month from time", () -> Month.from(LocalTime.NOON));

        for (ChronoUnit u : ChronoUnit.values()) System.out.print(u + "=" + u.getDuration() + (u.isDateBased() ? "d" : u.isTimeBased() ? "t" : "-") + (u.isDurationEstimated() ? "~" : "") + " ");
        System.out.println();
        for (ChronoField f : ChronoField.values()) System.out.print(f + " " + f.range() + " " + f.getBaseUnit() + "/" + f.getRangeUnit() + "; ");
        System.out.println();
        ValueRange v = ValueRange.of(1, 28, 31);
        p("ValueRange", v + " " + v.isFixed() + " " + v.isValidValue(31) + " " + v.getLargestMinimum() + " " + v.getSmallestMaximum() + " " + v.isIntValue() + " " + v.equals(ValueRange.of(1, 1, 28, 31)));
        attempt("check", () -> v.checkValidValue(32, ChronoField.DAY_OF_MONTH));
        attempt("bad range", () -> ValueRange.of(5, 1));
        attempt("checked field", () -> ChronoField.HOUR_OF_DAY.checkValidValue(24));
        LocalDate d = LocalDate.of(2027, 1, 2);
        WeekFields iso = WeekFields.ISO, us = WeekFields.of(DayOfWeek.SUNDAY, 1);
        p("weeks", iso + " " + us + " " + d.get(iso.weekOfWeekBasedYear()) + "/" + d.get(iso.weekBasedYear()) + " " + d.get(us.weekOfWeekBasedYear()) + "/" + d.get(us.weekBasedYear()) + " " + d.get(iso.weekOfMonth()) + " " + d.get(us.weekOfYear()) + " " + d.get(iso.dayOfWeek()) + " " + d.get(us.dayOfWeek()) + " " + d.with(us.dayOfWeek(), 1) + " " + d.with(iso.weekOfWeekBasedYear(), 10));
        p("quarters", d.with(IsoFields.QUARTER_OF_YEAR, 3) + " " + IsoFields.QUARTER_YEARS.between(d, LocalDate.of(2030, 1, 1)) + " " + d.plus(5, IsoFields.QUARTER_YEARS) + " " + d.plus(1, IsoFields.WEEK_BASED_YEARS) + " " + d.range(IsoFields.DAY_OF_QUARTER) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY));
        TemporalUnit fortnight = ChronoUnit.WEEKS;
        p("units between", fortnight.between(LocalDate.EPOCH, d) / 2 + " " + ChronoUnit.valueOf("DECADES").between(LocalDate.EPOCH, d) + " " + ChronoUnit.MONTHS.addTo(LocalDate.of(2024, 1, 31), 1));
        attempt("months of time", () -> ChronoUnit.MONTHS.between(LocalTime.MIN, LocalTime.MAX));
        attempt("mixed types", () -> ChronoUnit.DAYS.between(LocalDateTime.MIN, LocalTime.MAX));
        EnumMap<DayOfWeek, Integer> counts = new EnumMap<>(DayOfWeek.class);
        for (int yy = 1901; yy <= 2000; yy++) for (int m = 1; m <= 12; m++) counts.merge(LocalDate.of(yy, m, 1).getDayOfWeek(), 1, Integer::sum);
        p("first days", counts);
    }

    static LocalDate easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
        return LocalDate.of(y, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
    }
}
