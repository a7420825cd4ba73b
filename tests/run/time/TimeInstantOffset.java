// Instant, ZoneOffset, OffsetDateTime, ZonedDateTime with fixed offsets, fixed clocks: conversion, arithmetic, parsing.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeInstantOffset {
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
        Instant i = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
        p("instant", i + " " + i.getEpochSecond() + " " + i.getNano() + " " + i.toEpochMilli() + " " + i.hashCode() + " " + Instant.EPOCH + " " + Instant.MIN + " " + Instant.MAX);
        p("of", Instant.ofEpochMilli(-1) + " " + Instant.ofEpochMilli(1500) + " " + Instant.ofEpochSecond(0, -1) + " " + Instant.ofEpochSecond(1, 1_000_000_001) + " " + Instant.ofEpochSecond(-62167219200L) + " " + Instant.ofEpochSecond(253402300800L));
        p("plus", i.plusSeconds(86400) + " " + i.plusMillis(-124) + " " + i.plusNanos(876_543_211) + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.minus(Duration.ofHours(36)) + " " + i.plus(3, ChronoUnit.HALF_DAYS) + " " + i.minusSeconds(1_700_000_001));
        p("truncate", i.truncatedTo(ChronoUnit.MILLIS) + " " + i.truncatedTo(ChronoUnit.SECONDS) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + i.truncatedTo(ChronoUnit.DAYS) + " " + Instant.ofEpochSecond(-1).truncatedTo(ChronoUnit.MINUTES));
        p("until", i.until(Instant.EPOCH, ChronoUnit.DAYS) + " " + ChronoUnit.MILLIS.between(Instant.EPOCH, i) + " " + Duration.between(Instant.EPOCH, i) + " " + i.compareTo(Instant.EPOCH) + " " + i.isAfter(Instant.MAX) + " " + i.equals(Instant.parse(i.toString())));
        p("fields", i.get(ChronoField.MILLI_OF_SECOND) + " " + i.getLong(ChronoField.INSTANT_SECONDS) + " " + i.with(ChronoField.NANO_OF_SECOND, 5) + " " + i.with(ChronoField.MICRO_OF_SECOND, 7));
        for (String s : new String[] {"1970-01-01T00:00:00Z", "2024-02-29T23:59:59.999999999Z", "2016-12-31T23:59:60Z", "-0001-01-01T00:00:00Z", "2024-01-01T00:00:00+01:00", "2024-01-01T00:00Z", "2024-01-01", "2024-01-01T24:00:00Z", ""}) attempt("parse '" + s + "'", () -> Instant.parse(s));
        attempt("plus months", () -> i.plus(1, ChronoUnit.MONTHS));
        attempt("get year", () -> i.get(ChronoField.YEAR));
        attempt("too far", () -> Instant.MAX.plusNanos(1));
        attempt("too far seconds", () -> Instant.ofEpochSecond(Long.MAX_VALUE));
        attempt("milli overflow", () -> Instant.MAX.toEpochMilli());

        for (String s : new String[] {"Z", "+1", "+01", "-08:00", "+0530", "+05:30", "+18:00", "-18:00", "+01:02:03", "+19:00", "+1:00", "5", "", "+01:60", "UTC"}) attempt("offset '" + s + "'", () -> ZoneOffset.of(s) + " " + ZoneOffset.of(s).getTotalSeconds() + " " + ZoneOffset.of(s).hashCode());
        p("offsets", ZoneOffset.UTC + " " + ZoneOffset.MIN + " " + ZoneOffset.MAX + " " + ZoneOffset.ofHours(-3) + " " + ZoneOffset.ofHoursMinutes(9, 30) + " " + ZoneOffset.ofTotalSeconds(-3661) + " " + (ZoneOffset.ofHours(0) == ZoneOffset.UTC) + " " + ZoneOffset.ofHours(1).compareTo(ZoneOffset.ofHours(2)) + " " + ZoneOffset.UTC.getRules().isFixedOffset() + " " + ZoneOffset.ofHours(4).getRules());
        attempt("offset signs", () -> ZoneOffset.ofHoursMinutes(1, -30));
        attempt("offset hours", () -> ZoneOffset.ofHours(19));
        attempt("zone ids", () -> ZoneId.of("+02:00") + " " + ZoneId.of("UTC+3") + " " + ZoneId.of("GMT-5") + " " + ZoneId.of("Z") + " " + ZoneId.of("UTC").normalized() + " " + ZoneId.ofOffset("UT", ZoneOffset.ofHours(1)));
        attempt("zone bad", () -> ZoneId.of("Not/A Zone"));

        OffsetDateTime o = i.atOffset(ZoneOffset.ofHours(2));
        p("offset date", o + " " + o.toLocalDateTime() + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.ofHours(-7)) + " " + o.withOffsetSameLocal(ZoneOffset.UTC) + " " + o.toEpochSecond() + " " + o.hashCode());
        OffsetDateTime a = OffsetDateTime.parse("2024-01-01T12:00+02:00"), b = OffsetDateTime.parse("2024-01-01T10:00Z");
        p("same instant", a.isEqual(b) + " " + a.equals(b) + " " + a.compareTo(b) + " " + a.isBefore(b) + " " + OffsetDateTime.timeLineOrder().compare(a, b) + " " + ChronoUnit.MINUTES.between(a, b));
        p("offset arith", a.plusMonths(1).minusHours(15) + " " + a.with(ChronoField.OFFSET_SECONDS, 0) + " " + a.truncatedTo(ChronoUnit.DAYS) + " " + a.withDayOfYear(200) + " " + a.toOffsetTime() + " " + a.get(ChronoField.OFFSET_SECONDS));
        ZonedDateTime z = ZonedDateTime.of(LocalDateTime.of(2024, 6, 1, 8, 0), ZoneOffset.ofHours(-4));
        p("zoned", z + " " + z.withZoneSameInstant(ZoneOffset.UTC) + " " + z.toInstant() + " " + z.plusDays(1).getOffset() + " " + ZonedDateTime.parse("2024-06-01T08:00Z") + " " + z.toOffsetDateTime().isEqual(OffsetDateTime.parse("2024-06-01T12:00Z")) + " " + ZonedDateTime.of(LocalDateTime.of(2024, 6, 1, 8, 0), ZoneId.of("UTC")));
        attempt("parse zoned", () -> ZonedDateTime.parse("2024-06-01T08:00"));
        attempt("offset from local", () -> OffsetDateTime.from(LocalDateTime.MIN));

        Clock c = Clock.fixed(i, ZoneOffset.ofHours(1));
        p("clock", c + " " + Instant.now(c) + " " + LocalDate.now(c) + " " + LocalTime.now(c) + " " + c.millis() + " " + Clock.offset(c, Duration.ofDays(-1)).instant() + " " + Clock.tick(c, Duration.ofMinutes(15)).instant() + " " + c.withZone(ZoneOffset.UTC).getZone() + " " + Year.now(c) + " " + OffsetDateTime.now(c));
        Clock stepping = new Clock() {
            long n = 0;
            @Override public ZoneId getZone() { return ZoneOffset.UTC; }
            @Override public Clock withZone(ZoneId zone) { return this; }
            @Override public Instant instant() { return Instant.ofEpochSecond(n++ * 3600); }
        };
        p("stepping", LocalTime.now(stepping) + " " + LocalTime.now(stepping) + " " + LocalDateTime.now(stepping) + " " + stepping.millis());
        List<OffsetDateTime> l = new ArrayList<>(List.of(a, b, o, OffsetDateTime.MIN, OffsetDateTime.MAX));
        Collections.sort(l);
        p("sorted", l);
        long h = 0;
        Instant w = Instant.EPOCH;
        for (int k = 1; k < 2000; k++) {
            w = w.plusSeconds(k * 12345L).minusNanos(k * 98765L).plusMillis(k);
            h = h * 31 + w.atOffset(ZoneOffset.ofTotalSeconds(k * 60 % 64800)).getDayOfYear() + w.getNano();
        }
        p("walk", w + " " + Long.toHexString(h));
        Date d = Date.from(Instant.ofEpochMilli(12345));
        p("legacy", d.toInstant() + " " + d.getTime() + " " + d.compareTo(new Date(0)) + " " + d.equals(new Date(12345)));
    }
}
