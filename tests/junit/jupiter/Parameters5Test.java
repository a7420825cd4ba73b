package jupiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class Parameters5Test {
    enum Colour { RED, GREEN, BLUE }

    static final class Named {
        final String name;
        private Named(String name) { this.name = name; }
        static Named of(String name) { return new Named(name); }
    }

    @ParameterizedTest @ValueSource(ints = {1, 2, 3}) void small(int number) { assertTrue(number < 3); }
    @ParameterizedTest @ValueSource(ints = {1, -7}) void widened(long number) { assertTrue(number == 1 || number == -7); }
    @ParameterizedTest @ValueSource(strings = {"a", "bb"}) void texts(String text) { assertEquals(1, text.length()); }
    @ParameterizedTest @ValueSource(strings = {"12", "0x1f"}) void converted(int number) { assertTrue(number == 12 || number == 31); }
    @ParameterizedTest @ValueSource(strings = {"12", "twelve"}) void notConverted(int number) { assertEquals(12, number); }
    @ParameterizedTest @ValueSource(longs = {1L << 40}) void longs(long number) { assertEquals(1L << 40, number); }
    @ParameterizedTest @ValueSource(doubles = {1.5, -0.25}) void doubles(double number) { assertTrue(number > 0); }
    @ParameterizedTest @ValueSource(floats = {1.5f}) void floats(float number) { assertEquals(1.5f, number); }
    @ParameterizedTest @ValueSource(booleans = {true, false}) void flags(boolean flag) { assertTrue(flag); }
    @ParameterizedTest @ValueSource(chars = {'x', '\u00e9'}) void characters(char one) { assertEquals('x', one); }
    @ParameterizedTest @ValueSource(bytes = {-1}) void bytes(byte one) { assertEquals(-1, one); }
    @ParameterizedTest @ValueSource(shorts = {-2}) void shorts(short one) { assertEquals(-2, one); }
    @ParameterizedTest @ValueSource(classes = {String.class, int.class}) void classes(Class<?> type) { assertFalse(type.isPrimitive()); }
    @ParameterizedTest @ValueSource(strings = {"RED"}) void constantByName(Colour colour) { assertEquals(Colour.RED, colour); }
    @ParameterizedTest @ValueSource(strings = {"1.50"}) void decimal(BigDecimal number) { assertEquals(new BigDecimal("1.50"), number); }
    @ParameterizedTest @ValueSource(strings = {"Ann"}) void byFactory(Named named) { assertEquals("Ann", named.name); }
    @ParameterizedTest @ValueSource(ints = {4}) void withInfo(int number, TestInfo info) { assertEquals(4, number); assertNotNull(info); }

    @ParameterizedTest @EnumSource void allColours(Colour colour) { assertTrue(colour != Colour.BLUE); }
    @ParameterizedTest @EnumSource(Colour.class) void named(Colour colour) { assertNotNull(colour); }
    @ParameterizedTest @EnumSource(names = {"RED", "BLUE"}) void chosen(Colour colour) { assertTrue(colour != Colour.GREEN); }
    @ParameterizedTest @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "RED") void others(Colour colour) { assertEquals(Colour.BLUE, colour); }

    @ParameterizedTest @NullSource void nothing(String text) { assertNull(text); }
    @ParameterizedTest @EmptySource void emptyText(String text) { assertEquals("", text); }
    @ParameterizedTest @EmptySource void emptyList(List<String> list) { assertTrue(list.isEmpty()); }
    @ParameterizedTest @EmptySource void emptyArray(int[] array) { assertEquals(1, array.length); }
    @ParameterizedTest @NullAndEmptySource @ValueSource(strings = {" ", "a"}) void blank(String text) {
        assertTrue(text == null || text.isBlank());
    }

    @ParameterizedTest @CsvSource({"1, 2, 3", "2, 2, 4", "2, 2, 5"}) void sums(int one, int two, int sum) { assertEquals(sum, one + two); }
    @ParameterizedTest @CsvSource({"a, ''", "b,", "'c, d', e"}) void quoted(String one, String two) {
        if (one.equals("a")) assertEquals("", two);
        if (one.equals("b")) assertNull(two);
        if (one.startsWith("c")) assertEquals("c, d", one);
    }
    @ParameterizedTest @CsvSource(value = {"x;1", "NIL;2"}, delimiter = ';', nullValues = "NIL") void otherDelimiter(String one, int two) {
        assertEquals(two == 2, one == null);
    }
    @ParameterizedTest @CsvSource(delimiterString = "->", textBlock = """
            # a comment
            one -> 1
            it''s -> 2
            'it''s' -> 3
            """) void block(String word, int number) { assertTrue(word.length() == 3 || word.equals("it's") || number == 2); }
    @ParameterizedTest @CsvSource({"SECONDS, 1", "DAYS, 2"}) void constants(TimeUnit unit, byte count) { assertTrue(unit == TimeUnit.DAYS || count == 1); }

    static Stream<Arguments> pairs() { return Stream.of(Arguments.of(1, "one"), Arguments.of(2, "two"), Arguments.of(3, "four!")); }
    @ParameterizedTest @MethodSource("pairs") void fromMethod(int number, String word) { assertEquals(3, word.length()); }
    static List<String> sameName() { return List.of("a", "b"); }
    @ParameterizedTest @MethodSource void sameName(String text) { assertEquals(1, text.length()); }
    static IntStream numbers() { return IntStream.range(0, 3); }
    @ParameterizedTest @MethodSource("numbers") void fromStream(int number) { assertTrue(number != 1); }
    static Object[][] rows() { return new Object[][] {{1, 1}, {2, 3}}; }
    @ParameterizedTest @MethodSource("rows") void fromArrays(int one, int two) { assertEquals(one, two); }
    static Iterator<Integer> iterator() { return List.of(7).iterator(); }
    @ParameterizedTest @MethodSource("jupiter.Parameters5Test#iterator") void fromElsewhere(int number) { assertEquals(7, number); }
    static int[] array() { return new int[] {5, 6}; }
    @ParameterizedTest @MethodSource("array") @ValueSource(ints = 7) void mixed(int number) { assertTrue(number < 7); }
    static Stream<String> broken() { throw new IllegalStateException("no arguments"); }

    @RepeatedTest(3) void again() {}
    @RepeatedTest(3) void notTheSecond(RepetitionInfo info) { assertTrue(info.getCurrentRepetition() != 2); assertEquals(3, info.getTotalRepetitions()); }
}
