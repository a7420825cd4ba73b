package jupiter;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.Assumptions.assumingThat;

import java.util.List;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

class Assertions5Test {
    @Test void passes() {}
    @Test void equal() { assertEquals(4, 2 + 2); }
    @Test void notEqual() { assertEquals(5, 2 + 2, "sums"); }
    @Test void differs() { assertNotEquals(5, 4); }
    @Test void sameTwice() { assertNotEquals("a", "a"); }
    @Test void holds() { assertTrue(1 < 2); }
    @Test void holdsNot() { assertTrue(2 < 1); }
    @Test void isFalse() { assertFalse(2 < 1); }
    @Test void isNull() { assertNull(null); }
    @Test void isNotNull() { assertNotNull(null); }
    @Test void same() { Object one = new Object(); assertSame(one, one); }
    @Test void notSame() { assertNotSame(new Object(), new Object()); }
    @Test void arrays() { assertArrayEquals(new int[] {1, 2}, new int[] {1, 2}); }
    @Test void otherArrays() { assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}); }
    @Test void iterables() { assertIterableEquals(List.of(1, 2), List.of(1, 2)); }
    @Test void throwsAsExpected() {
        Exception thrown = assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("why"); });
        assertEquals("why", thrown.getMessage());
    }
    @Test void throwsNothing() { assertThrows(IllegalStateException.class, () -> {}); }
    @Test void throwsSomethingElse() { assertThrows(IllegalStateException.class, () -> { throw new Error(); }); }
    @Test void throwsNot() { assertDoesNotThrow(() -> {}); }
    @Test void allHold() { assertAll(() -> assertTrue(true), () -> assertEquals(1, 1)); }
    @Test void notAllHold() { assertAll(() -> assertTrue(false), () -> assertEquals(1, 2)); }
    @Test void isInstance() { assertInstanceOf(String.class, "text"); }
    @Test void fails() { fail("on purpose"); }
    @Test void letsGo() throws Exception { throw new Exception("checked"); }
    @Test void divides() { assertEquals(1, 1 / (getClass().getName().length() - getClass().getName().length())); }
    @Test void assumesWrong() { assumeTrue(1 > 2); fail("not reached"); }
    @Test void assumesRight() { assumeFalse(1 > 2); }
    @Test void assumesAPart() { assumingThat(1 > 2, () -> fail("not reached")); }
    @Test @Disabled("for a reason") void disabled() { fail("not reached"); }
    @Test void failedAssert() { assert 1 > 2 : "one is less"; }
    @Test void caughtAssert() { assertThrows(AssertionError.class, () -> { assert 1 > 2; }); }
    @Test static void staticIsNone() { fail("not reached"); }
    @Test private void privateIsNone() { fail("not reached"); }
    @Test int answersIsNone() { return 1; }
}
