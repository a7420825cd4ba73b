// LocalTime: construction, printing with optional parts, wrap-around arithmetic, truncation, exceptions.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeLocalTime {
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
        LocalTime t = LocalTime.of(13, 45, 7, 123456789);
        p("fields", t + " " + t.getHour() + " " + t.getMinute() + " " + t.getSecond() + " " + t.getNano() + " " + t.toSecondOfDay() + " " + t.toNanoOfDay() + " " + t.hashCode());
        p("printing", LocalTime.of(0, 0) + " " + LocalTime.of(1, 2) + " " + LocalTime.of(1, 2, 3) + " " + LocalTime.of(1, 2, 0, 1000000) + " " + LocalTime.of(1, 2, 3, 500000000) + " " + LocalTime.of(1, 2, 3, 1000) + " " + LocalTime.of(1, 2, 3, 1) + " " + LocalTime.MIN + " " + LocalTime.MAX + " " + LocalTime.NOON + " " + LocalTime.MIDNIGHT);
        p("of", LocalTime.ofSecondOfDay(86399) + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.ofNanoOfDay(1) + " " + LocalTime.ofNanoOfDay(86399999999999L));
        p("plus", t.plusHours(11) + " " + t.plusHours(-14) + " " + t.plusMinutes(75) + " " + t.plusMinutes(-10000) + " " + t.plusSeconds(53) + " " + t.plusSeconds(86400) + " " + t.plusNanos(876543211) + " " + t.plusNanos(-123456790L) + " " + t.minusHours(13).minusMinutes(46) + " " + t.plus(Duration.ofHours(25)) + " " + t.plus(1, ChronoUnit.HALF_DAYS) + " " + t.plus(2500, ChronoUnit.MILLIS) + " " + t.minus(7, ChronoUnit.MICROS));
        p("with", t.withHour(0) + " " + t.withMinute(0).withSecond(0).withNano(0) + " " + t.with(ChronoField.AMPM_OF_DAY, 0) + " " + t.with(ChronoField.HOUR_OF_AMPM, 11) + " " + t.with(ChronoField.CLOCK_HOUR_OF_DAY, 24) + " " + t.with(ChronoField.MILLI_OF_SECOND, 5) + " " + t.with(ChronoField.MINUTE_OF_DAY, 61));
        for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.NANOS, ChronoUnit.MICROS, ChronoUnit.MILLIS, ChronoUnit.SECONDS, ChronoUnit.MINUTES, ChronoUnit.HOURS, ChronoUnit.HALF_DAYS, ChronoUnit.DAYS}) System.out.print(t.truncatedTo(u) + " ");
        System.out.println();
        StringBuilder sb = new StringBuilder();
        for (ChronoField f : ChronoField.values()) if (f.isTimeBased()) sb.append(f).append('=').append(t.getLong(f)).append(' ');
        p("all fields", sb);
        LocalTime e = LocalTime.of(22, 10, 5);
        for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.NANOS, ChronoUnit.MILLIS, ChronoUnit.SECONDS, ChronoUnit.MINUTES, ChronoUnit.HOURS, ChronoUnit.HALF_DAYS}) System.out.print(u.between(t, e) + "/" + t.until(e, u) + "/" + e.until(t, u) + " ");
        System.out.println();
        p("compare", t.isBefore(e) + " " + t.isAfter(e) + " " + t.compareTo(e) + " " + t.equals(LocalTime.parse("13:45:07.123456789")) + " " + e.compareTo(t) + " " + LocalTime.MIN.compareTo(LocalTime.MAX));
        p("parse", LocalTime.parse("00:00") + " " + LocalTime.parse("23:59:59") + " " + LocalTime.parse("10:15:30.5") + " " + LocalTime.parse("10:15:30.000000001") + " " + LocalTime.parse("10:15:30.120"));
        for (String s : new String[] {"", "10", "1:00", "24:00", "10:60", "10:15:60", "10:15:30.", "10:15:30.1234567890", "10-15", "10:15 ", "ab:cd", "-1:00", "10:15:30Z"}) attempt("parse '" + s + "'", () -> LocalTime.parse(s));
        attempt("hour 24", () -> LocalTime.of(24, 0));
        attempt("minute 60", () -> LocalTime.of(0, 60));
        attempt("second -1", () -> LocalTime.of(0, 0, -1));
        attempt("nano", () -> LocalTime.of(0, 0, 0, 1000000000));
        attempt("second of day", () -> LocalTime.ofSecondOfDay(86400));
        attempt("nano of day", () -> LocalTime.ofNanoOfDay(-1));
        attempt("truncate weeks", () -> t.truncatedTo(ChronoUnit.WEEKS));
        attempt("plus days", () -> t.plus(1, ChronoUnit.DAYS));
        attempt("with field", () -> t.with(ChronoField.DAY_OF_WEEK, 1));
        attempt("with value", () -> t.with(ChronoField.CLOCK_HOUR_OF_AMPM, 0));
        attempt("get nano of day", () -> t.get(ChronoField.NANO_OF_DAY));
        attempt("until date", () -> t.until(LocalDate.EPOCH, ChronoUnit.HOURS));
        p("at", t.atDate(LocalDate.of(2020, 1, 1)) + " " + t.atOffset(ZoneOffset.ofHours(2)) + " " + t.adjustInto(LocalDateTime.of(2000, 1, 1, 0, 0)));
        p("supports", t.isSupported(ChronoUnit.DAYS) + " " + t.isSupported(ChronoUnit.HALF_DAYS) + " " + t.isSupported(ChronoField.DAY_OF_MONTH) + " " + t.range(ChronoField.CLOCK_HOUR_OF_AMPM) + " " + t.range(ChronoField.NANO_OF_DAY));
        long h = 0;
        LocalTime w = LocalTime.MIDNIGHT;
        for (int i = 1; i < 3000; i++) {
            w = w.plusNanos(i * 1234567891L).minusMinutes(i * 7L).plusHours(i % 3);
            h = h * 31 + w.toNanoOfDay() % 1000003;
        }
        p("walk", w + " " + Long.toHexString(h));
        TreeMap<LocalTime, String> plan = new TreeMap<>(Map.of(LocalTime.of(9, 0), "open", LocalTime.of(12, 30), "lunch", LocalTime.of(17, 0), "close"));
        p("plan", plan.floorEntry(LocalTime.of(13, 0)) + " " + plan.higherEntry(LocalTime.of(9, 0)) + " " + plan.floorEntry(LocalTime.of(8, 59)) + " " + plan.headMap(LocalTime.NOON));
        List<String> slots = new ArrayList<>();
        for (LocalTime s = LocalTime.of(22, 30); slots.size() < 6; s = s.plusMinutes(35)) slots.add(s.toString());
        p("slots", slots);
        p("offset time", OffsetTime.of(10, 0, 0, 0, ZoneOffset.ofHours(5)).withOffsetSameInstant(ZoneOffset.UTC) + " " + OffsetTime.parse("10:15+01:00").compareTo(OffsetTime.parse("10:15+02:00")) + " " + OffsetTime.parse("23:00-05:00").toLocalTime());
    }
}
