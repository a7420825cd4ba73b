package testng;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertTrue;
import static org.testng.Assert.fail;

import java.util.Arrays;
import java.util.Iterator;
import org.testng.SkipException;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class BasicsNg {
    String notes = "";

    @BeforeClass public void beforeClass() { notes = "class "; }
    @BeforeMethod public void before() { notes += "before "; }
    @AfterMethod public void after() { if (notes.endsWith("bad ")) throw new IllegalStateException(); }

    @Test public void passes() { assertTrue(notes.endsWith("before ")); }
    @Test public void fails() { fail(); }
    @Test public void equal() { assertEquals(4, 2 + 2); }
    @Test(enabled = false) public void disabled() { fail(); }
    @Test(expectedExceptions = IllegalStateException.class) public void expected() { throw new IllegalStateException(); }
    @Test(expectedExceptions = {IllegalStateException.class, ArithmeticException.class}) public void oneOf() { throw new ArithmeticException(); }
    @Test(expectedExceptions = IllegalStateException.class) public void expectedNothing() {}
    @Test(expectedExceptions = IllegalStateException.class, expectedExceptionsMessageRegExp = "why.*") public void message() {
        throw new IllegalStateException("why not");
    }
    @Test(expectedExceptions = IllegalStateException.class, expectedExceptionsMessageRegExp = "what.*") public void otherMessage() {
        throw new IllegalStateException("why not");
    }
    @Test public void skips() { throw new SkipException("not here"); }
    @Test(groups = "slow", priority = 2, timeOut = 60000) public void grouped() {}
    @Test(invocationCount = 3) public void thrice() {}

    @DataProvider(name = "pairs") public Object[][] makePairs() { return new Object[][] {{1, 1}, {2, 2}, {3, 4}}; }
    @Test(dataProvider = "pairs") public void provided(int one, int two) { assertEquals(one, two); }
    @DataProvider public static Iterator<Object[]> words() { return Arrays.asList(new Object[] {"a"}, new Object[] {"b"}).iterator(); }
    @Test(dataProvider = "words") public void iterated(String word) { assertEquals(word.length(), 1); }

    @Test public static class WholeClassNg {
        public void first() {}
        public void second() { fail(); }
        void isNone() { fail(); }
    }
}
