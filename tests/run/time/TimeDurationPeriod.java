// Duration and Period: construction, normalisation, printing, parsing, arithmetic, parts, overflow.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeDurationPeriod {
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
        Duration[] ds = {Duration.ZERO, Duration.ofSeconds(1), Duration.ofSeconds(-1), Duration.ofMillis(1), Duration.ofMillis(-1), Duration.ofNanos(-1), Duration.ofSeconds(59, 999_999_999), Duration.ofSeconds(-1, 1), Duration.ofMinutes(90), Duration.ofHours(-25), Duration.ofDays(400),
                Duration.ofSeconds(3, -500_000_000), Duration.ofNanos(Long.MAX_VALUE), Duration.ofMillis(Long.MIN_VALUE), Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.of(5, ChronoUnit.HALF_DAYS), Duration.of(7, ChronoUnit.MICROS), Duration.ofSeconds(-3661, -1)};
        for (Duration d : ds) {
            StringBuilder sb = new StringBuilder(d + " s=" + d.getSeconds() + " n=" + d.getNano() + " neg=" + d.isNegative() + " zero=" + d.isZero() + " parts " + d.toDaysPart() + "d" + d.toHoursPart() + "h" + d.toMinutesPart() + "m" + d.toSecondsPart() + "s" + d.toMillisPart() + "ms" + d.toNanosPart());
            sb.append(" min=").append(d.toMinutes()).append(" h=").append(d.toHours()).append(" hash=").append(d.hashCode());
            try {
                sb.append(" ms=").append(d.toMillis());
            } catch (ArithmeticException e) {
                sb.append(" ms overflow");
            }
            try {
                sb.append(" ns=").append(d.toNanos());
            } catch (ArithmeticException e) {
                sb.append(" ns overflow");
            }
            try {
                sb.append(" negated=").append(d.negated()).append(" abs=").append(d.abs());
            } catch (ArithmeticException e) {
                sb.append(" negate overflow");
            }
            if (!Duration.parse(d.toString()).equals(d)) throw new AssertionError(d.toString());
            System.out.println(sb);
        }
        Duration x = Duration.ofMinutes(135).plusMillis(250);
        p("arith", x.plus(Duration.ofSeconds(45)) + " " + x.minusHours(3) + " " + x.multipliedBy(3) + " " + x.multipliedBy(-1) + " " + x.dividedBy(7) + " " + x.dividedBy(Duration.ofMinutes(2)) + " " + x.plusNanos(-1) + " " + x.withSeconds(5) + " " + x.withNanos(7) + " " + x.truncatedTo(ChronoUnit.MINUTES) + " " + x.truncatedTo(ChronoUnit.HOURS) + " " + Duration.ofSeconds(-90).truncatedTo(ChronoUnit.MINUTES));
        p("compare", x.compareTo(Duration.ofHours(2)) + " " + Duration.ofSeconds(60).equals(Duration.ofMinutes(1)) + " " + Duration.ofNanos(-5).compareTo(Duration.ZERO) + " " + x.get(ChronoUnit.SECONDS) + " " + x.getUnits());
        for (String s : new String[] {"PT0S", "PT1H30M", "P2D", "P1DT2H3M4.567S", "-PT10S", "PT-1.5S", "PT-1H+30M", "pt5m", "PT0.000000001S", "PT1.5M", "", "P", "PT", "1H", "P1Y", "PT1H1H", "PT1.1234567890S", "P1DT", "PTS", "PT99999999999999999999S", "P106751991167301D", "PT.5S", "PT5.S"}) attempt("parse '" + s + "'", () -> Duration.parse(s));
        attempt("plus overflow", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        attempt("divide zero", () -> x.dividedBy(0));
        attempt("divide zero duration", () -> x.dividedBy(Duration.ZERO));
        attempt("of months", () -> Duration.of(1, ChronoUnit.MONTHS));
        attempt("get minutes", () -> x.get(ChronoUnit.MINUTES));
        attempt("between dates", () -> Duration.between(LocalDate.EPOCH, LocalDate.EPOCH));
        attempt("truncate weeks", () -> x.truncatedTo(ChronoUnit.WEEKS));
        attempt("days overflow", () -> Duration.ofDays(Long.MAX_VALUE));

        Period[] ps = {Period.ZERO, Period.ofDays(40), Period.ofWeeks(3), Period.ofMonths(14), Period.ofYears(-2), Period.of(1, 2, 3), Period.of(0, -13, 45), Period.of(5, -70, 0)};
        for (Period q : ps) {
            if (!Period.parse(q.toString()).equals(q)) throw new AssertionError(q.toString());
            p("period", q + " " + q.getYears() + "/" + q.getMonths() + "/" + q.getDays() + " total " + q.toTotalMonths() + " norm " + q.normalized() + " neg " + q.negated() + " isNeg " + q.isNegative() + " hash " + q.hashCode() + " applied " + LocalDate.of(2024, 1, 31).plus(q) + " " + LocalDate.of(2024, 1, 31).minus(q));
        }
        p("period arith", Period.of(1, 2, 3).plus(Period.ofMonths(11)) + " " + Period.of(1, 2, 3).minusDays(10) + " " + Period.of(1, 2, 3).multipliedBy(-4) + " " + Period.ofMonths(1).withYears(3) + " " + Period.of(1, 0, 0).equals(Period.ofMonths(12)) + " " + Period.of(1, 2, 3).getUnits());
        p("between", Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2020, 2, 29)) + " " + Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2021, 2, 28)) + " " + Period.between(LocalDate.of(2021, 3, 1), LocalDate.of(2020, 2, 29)) + " " + Period.between(LocalDate.of(2000, 5, 20), LocalDate.of(2024, 5, 19)) + " " + Period.between(LocalDate.EPOCH, LocalDate.EPOCH));
        for (String s : new String[] {"P1Y2M3D", "P-1Y", "-P1Y2M", "P2W", "P1W3D", "p5d", "P0D", "", "P", "P1H", "P1.5D", "1Y", "P1D1Y", "PT1S", "P99999999999Y"}) attempt("parse '" + s + "'", () -> Period.parse(s));
        attempt("period overflow", () -> Period.ofYears(Integer.MAX_VALUE).plusYears(1));
        attempt("from duration", () -> Period.from(Duration.ofDays(1)));
        attempt("period to time", () -> LocalTime.NOON.plus(Period.ofDays(1)));
        attempt("duration to date", () -> LocalDate.EPOCH.plus(Duration.ofDays(1)));
        p("datetime plus", LocalDateTime.of(2024, 1, 31, 23, 0).plus(Period.ofMonths(1)).plus(Duration.ofHours(2)));
        TreeMap<Duration, String> m = new TreeMap<>();
        m.put(Duration.ofHours(1), "hour");
        m.put(Duration.ofMinutes(59), "59 minutes");
        m.put(Duration.ofSeconds(3600), "same hour");
        p("sorted", m);
        Duration sum = Duration.ZERO;
        for (int i = 1; i <= 100; i++) sum = sum.plusMillis(i * 37L).plus(i, ChronoUnit.MINUTES);
        p("sum", sum + " " + human(sum));
    }

    static String human(Duration d) {
        StringJoiner j = new StringJoiner(", ");
        if (d.toDaysPart() > 0) j.add(d.toDaysPart() + " days");
        if (d.toHoursPart() > 0) j.add(d.toHoursPart() + " hours");
        if (d.toMinutesPart() > 0) j.add(d.toMinutesPart() + " minutes");
        return j.toString();
    }
}
