package junit4;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

public class Lifecycle4Test extends Base4 {
    @BeforeClass public static void beforeClass() { note("before class"); }
    @Before public void before() { note("before"); }
    @Override public void overridden() { note("overriding"); }
    @After public void after() { note("after"); }
    @Test public void order() { assertTrue(notes(), notes().endsWith("base overriding before ") || notes().endsWith("overriding base before ")); }
    @Test public void wrongOrder() { assertTrue(notes(), notes().endsWith("before base ")); }
    @Test public void classFirst() { assertTrue(notes(), notes().startsWith("base class before class ")); }
    @Override protected void atEnd() { assertTrue(notes(), notes().endsWith("after base-after ")); }

    public static class Inside4Test {
        @Test public void runs() {}
        @Test public void fails() { fail(); }
    }
    public static class FailingBefore4Test {
        @Before public void before() { throw new IllegalStateException(); }
        @Test public void neverRuns() {}
    }
    public static class FailingAfter4Test {
        @After public void after() { throw new IllegalStateException(); }
        @Test public void passesButForThat() {}
        @Test(expected = IllegalStateException.class) public void expectedIsNotThis() { throw new IllegalStateException(); }
    }
    public static class FailingConstructor4Test {
        public FailingConstructor4Test() { throw new IllegalStateException(); }
        @Test public void neverRuns() {}
    }
    public static class Static4Test {
        static int calls;
        @BeforeClass public static void once() { calls = 10; }
        @Before public void each() { calls++; }
        @Test public void counted() { assertTrue(calls > 10); }
        @AfterClass public static void end() { calls = 0; }
    }
    @org.junit.Ignore("whole class") public static class Ignored4Test {
        @Test public void one() { fail(); }
    }
    @org.junit.runner.RunWith(org.junit.runners.JUnit4.class) public static class PlainRunner4Test {
        @Test public void runs() { assertEquals(1, 1); }
    }
}
