package junit4;

import static org.hamcrest.CoreMatchers.equalTo;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThat;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeNotNull;
import static org.junit.Assume.assumeTrue;

import org.junit.Ignore;
import org.junit.Test;

public class Assertions4Test {
    @Test public void passes() {}
    @Test public void equal() { assertEquals(4, 2 + 2); }
    @Test public void notEqual() { assertEquals("sums", 5, 2 + 2); }
    @Test public void close() { assertEquals(1.0, 1.01, 0.1); }
    @Test public void holds() { assertTrue(1 < 2); }
    @Test public void holdsNot() { assertFalse(1 < 2); }
    @Test public void isNull() { assertNull(null); }
    @Test public void isNotNull() { assertNotNull(null); }
    @Test public void same() { assertSame("a", "a"); }
    @Test public void arrays() { assertArrayEquals(new int[] {1}, new int[] {1}); }
    @Test public void otherArrays() { assertArrayEquals(new Object[] {"a"}, new Object[] {"b"}); }
    @Test public void matcher() { assertThat(3, equalTo(3)); }
    @Test public void otherMatcher() { assertThat(3, equalTo(4)); }
    @Test public void throwsIt() { assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException(); }); }
    @Test public void fails() { fail("on purpose"); }
    @Test public void letsGo() throws Exception { throw new Exception(); }
    @Test(expected = IllegalArgumentException.class) public void expected() { throw new IllegalArgumentException(); }
    @Test(expected = RuntimeException.class) public void expectedSubclass() { throw new IllegalArgumentException(); }
    @Test(expected = IllegalArgumentException.class) public void expectedNothing() {}
    @Test(expected = IllegalArgumentException.class) public void expectedAnother() { throw new IllegalStateException(); }
    @Test(expected = AssertionError.class) public void expectedFailure() { fail(); }
    @Test(timeout = 60000) public void limited() {}
    @Test public void assumesWrong() { assumeTrue(false); fail(); }
    @Test public void assumesNull() { assumeNotNull((Object) null); }
    @Test(expected = IllegalStateException.class) public void assumesInstead() { assumeTrue(false); }
    @Test @Ignore("for a reason") public void ignored() { fail(); }
    @Ignore @Test public void ignoredAlone() { fail(); }
    public void isNone() { fail(); }
}
