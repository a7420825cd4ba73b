// LocalDateTime: construction, carry across units, truncation, between, conversions, parsing, exceptions.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class TimeLocalDateTime {
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
        LocalDateTime t = LocalDateTime.of(2023, 12, 31, 23, 59, 58, 999_000_000);
        p("fields", t + " " + t.getYear() + " " + t.getMonth() + " " + t.getDayOfMonth() + " " + t.getDayOfWeek() + " " + t.getDayOfYear() + " " + t.getHour() + " " + t.getMinute() + " " + t.getSecond() + " " + t.getNano() + " " + t.toLocalDate() + " " + t.toLocalTime() + " " + t.hashCode());
        p("carry", t.plusSeconds(2) + " " + t.plusNanos(1_001_000_000) + " " + t.plusMinutes(1) + " " + t.plusHours(25) + " " + t.plusDays(60) + " " + t.plusWeeks(-1) + " " + t.plusMonths(2) + " " + t.plusYears(-3) + " " + t.minusSeconds(90000) + " " + t.minusNanos(Long.MAX_VALUE / 1000) + " " + t.plusHours(-100000));
        p("with", t.withYear(2024).withMonth(2) + " " + t.withDayOfMonth(1).withHour(0) + " " + t.withDayOfYear(100) + " " + t.with(LocalTime.NOON) + " " + t.with(LocalDate.EPOCH) + " " + t.with(ChronoField.MILLI_OF_DAY, 1) + " " + t.withNano(0).withSecond(0));
        p("truncate", t.truncatedTo(ChronoUnit.SECONDS) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.truncatedTo(ChronoUnit.HALF_DAYS) + " " + t.truncatedTo(ChronoUnit.DAYS));
        LocalDateTime a = LocalDateTime.of(2020, 2, 28, 18, 30), b = LocalDateTime.of(2024, 2, 29, 6, 15, 30);
        StringBuilder sb = new StringBuilder();
        for (ChronoUnit u : ChronoUnit.values()) if (u != ChronoUnit.FOREVER) sb.append(u).append('=').append(u == ChronoUnit.ERAS ? 0 : u.between(a, b)).append('/').append(u == ChronoUnit.ERAS ? 0 : b.until(a, u)).append(' ');
        p("between", sb);
        p("duration", Duration.between(a, b) + " " + Period.between(a.toLocalDate(), b.toLocalDate()) + " " + Duration.between(b, a).toDays());
        p("compare", a.isBefore(b) + " " + a.isAfter(b) + " " + a.compareTo(b) + " " + a.equals(LocalDateTime.parse("2020-02-28T18:30")) + " " + a.isEqual(a.plusNanos(0)));
        p("epoch", a.toEpochSecond(ZoneOffset.UTC) + " " + a.toEpochSecond(ZoneOffset.ofHours(-5)) + " " + a.toInstant(ZoneOffset.ofHoursMinutes(5, 30)) + " " + LocalDateTime.ofEpochSecond(1700000000, 5, ZoneOffset.ofHours(1)) + " " + LocalDateTime.ofEpochSecond(-1, 0, ZoneOffset.UTC) + " " + LocalDateTime.ofInstant(Instant.EPOCH, ZoneOffset.MIN));
        p("extremes", LocalDateTime.MIN + " " + LocalDateTime.MAX);
        p("parse", LocalDateTime.parse("2024-01-02T03:04") + " " + LocalDateTime.parse("2024-01-02T03:04:05") + " " + LocalDateTime.parse("2024-01-02T03:04:05.006") + " " + LocalDateTime.parse("-0001-01-02T03:04") + " " + LocalDateTime.parse("+12345-01-02T03:04"));
        for (String s : new String[] {"2024-01-02", "2024-01-02 03:04", "2024-01-02T", "2024-13-02T03:04", "2024-02-30T03:04", "2024-01-02T25:04", "2024-01-02T03:04Z", "12345-01-02T03:04", "x"}) attempt("parse '" + s + "'", () -> LocalDateTime.parse(s));
        attempt("bad day", () -> LocalDateTime.of(2023, 2, 29, 0, 0));
        attempt("bad hour", () -> LocalDateTime.of(2023, 2, 28, 24, 0));
        attempt("overflow", () -> LocalDateTime.MAX.plusNanos(1));
        attempt("truncate months", () -> t.truncatedTo(ChronoUnit.MONTHS));
        attempt("from date", () -> LocalDateTime.from(LocalDate.EPOCH));
        attempt("epoch second", () -> LocalDateTime.ofEpochSecond(Long.MAX_VALUE, 0, ZoneOffset.UTC));
        attempt("instant field", () -> t.getLong(ChronoField.INSTANT_SECONDS));
        p("fields again", t.get(ChronoField.SECOND_OF_DAY) + " " + t.getLong(ChronoField.EPOCH_DAY) + " " + t.get(ChronoField.AMPM_OF_DAY) + " " + t.get(IsoFields.QUARTER_OF_YEAR) + " " + t.query(TemporalQueries.precision()) + " " + t.query(TemporalQueries.localDate()) + " " + t.query(TemporalQueries.zone()) + " " + t.query(TemporalQueries.chronology()));
        p("at", t.atOffset(ZoneOffset.ofHours(9)) + " " + t.atZone(ZoneOffset.UTC) + " " + t.atZone(ZoneOffset.ofHours(-3)).toOffsetDateTime());

        // Month-end billing and a countdown
        List<LocalDateTime> bills = Stream.iterate(LocalDateTime.of(2024, 1, 31, 9, 0), x -> x.plusMonths(1)).limit(5).toList();
        p("iterated", bills);
        p("from start", IntStream.range(0, 5).mapToObj(i -> LocalDateTime.of(2024, 1, 31, 9, 0).plusMonths(i)).map(x -> x.toLocalDate().toString()).collect(Collectors.joining(",")));
        LocalDateTime birth = LocalDateTime.of(1999, 7, 14, 5, 5, 5), now = LocalDateTime.of(2024, 6, 1, 4, 0);
        LocalDateTime c = birth;
        sb.setLength(0);
        for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS, ChronoUnit.HOURS, ChronoUnit.MINUTES, ChronoUnit.SECONDS}) {
            long n = c.until(now, u);
            c = c.plus(n, u);
            sb.append(n).append(' ').append(u).append(' ');
        }
        p("age", sb + " " + c.equals(now));
        long h = 0;
        LocalDateTime w = LocalDateTime.of(1970, 1, 1, 0, 0);
        for (int i = 1; i < 2000; i++) {
            w = w.plusSeconds(i * 98765L).minusMonths(i % 3).plusNanos(i * 7919L).plusDays(i % 11 - 5);
            h = h * 31 + w.toEpochSecond(ZoneOffset.UTC) + w.getNano();
        }
        p("walk", w + " " + Long.toHexString(h));
        TreeSet<LocalDateTime> events = new TreeSet<>(List.of(a, b, t, birth));
        p("events", events.first() + " " + events.higher(a) + " " + events.headSet(t));
        p("grouped", events.stream().collect(Collectors.groupingBy(x -> x.getYear() / 10 * 10, TreeMap::new, Collectors.counting())));
    }
}
