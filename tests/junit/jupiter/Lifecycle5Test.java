package jupiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;

class Lifecycle5Test extends LifecycleBase implements LifecycleNotes {
    Lifecycle5Test() { LifecycleNotes.NOTES.add("constructor"); }

    @BeforeAll static void beforeAll() { LifecycleNotes.NOTES.add("before all"); }
    @BeforeEach void before() { LifecycleNotes.NOTES.add("before"); }
    @Override void hidden() { LifecycleNotes.NOTES.add("not called"); }
    @AfterEach void after() { LifecycleNotes.NOTES.add("after"); }

    private static final List<String> START = List.of("constructor", "before base", "before interface", "before");

    private static void begins(List<String> notes) {
        int from = notes.lastIndexOf("constructor");
        assertEquals(START, notes.subList(from, from + START.size()));
    }

    @Test void order() {
        begins(LifecycleNotes.NOTES);
        assertTrue(LifecycleNotes.NOTES.indexOf("before all base") <= LifecycleNotes.NOTES.indexOf("before all"));
    }
    @Test void wrongOrder() { assertEquals("before base", LifecycleNotes.NOTES.get(LifecycleNotes.NOTES.size() - 1)); }
    @Override void check(List<String> notes) {
        int size = notes.size();
        assertEquals(List.of("after", "after interface", "after base"), notes.subList(size - 3, size));
    }
    @Override @Test void inherited() { begins(LifecycleNotes.NOTES); }

    @Nested class Inside {
        int field = 1;

        @BeforeEach void inner() { LifecycleNotes.NOTES.add("inner"); }
        @Test void outerFirst() { assertEquals("inner", LifecycleNotes.NOTES.get(LifecycleNotes.NOTES.size() - 1)); begins(LifecycleNotes.NOTES); }
        @Test void fails() { assertEquals(2, field); }
        @AfterEach void innerAfter() { if (field == 3) fail(); }

        @Nested @DisplayName("deep inside") class Deeper {
            @Test void seesAll() { assertEquals(1, field); begins(LifecycleNotes.NOTES); }
            @Test void failsAfter() { field = 3; }
        }
        @Nested @Disabled class Off {
            @Test void neverRuns() { fail(); }
        }
        class NotNested {
            @Test void isNone() { fail(); }
        }
    }

    static class StaticInside {
        @Test void runs() {}
        @Test void fails() { fail(); }
    }
}

class FailingBefore5Test {
    static int calls;

    @BeforeEach void before() { throw new IllegalStateException("before"); }
    @Test void neverRuns() { calls++; }
}

class FailingAfter5Test {
    @AfterEach void after() { throw new IllegalStateException("after"); }
    @Test void passesButForThat() {}
}

class FailingConstructor5Test {
    FailingConstructor5Test() { throw new IllegalStateException("constructor"); }
    @Test void neverRuns() {}
}

class AssumingBefore5Test {
    @BeforeEach void before() { assumeTrue(false); }
    @Test void skipped() { fail(); }
}

class AfterStillRuns5Test {
    static int after;

    @BeforeEach void before() { after = 0; }
    @Test void failsFirst() { throw new IllegalArgumentException(); }
    @AfterEach void first() { after++; }
    @AfterEach void second() { after++; }
    @AfterAll static void all() { if (after != 2) throw new IllegalStateException("not all"); }
}

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PerClass5Test {
    int before;

    @BeforeAll void beforeAll() { before++; }
    @Test void sameInstance() { assertEquals(1, before); }
    @AfterAll void afterAll() { assertEquals(1, before); }

    @Nested class Within {
        @Test void outerIsTheSame() { assertEquals(1, before); }
    }
}

@Disabled("all of it")
class Disabled5Test {
    @Test void one() { fail(); }
    @Test void two() {}
}

@Tag("fast")
class Injected5Test {
    String told;

    @BeforeEach void before(TestInfo info) { told = info.getDisplayName(); }
    @Test void name(TestInfo info) { assertEquals("name(TestInfo)".substring(0, 4), info.getTestMethod().get().getName()); }
    @Test @DisplayName("a name") void display(TestInfo info) { assertEquals("a name", info.getDisplayName()); assertEquals("a name", told); }
    @Test @Tag("small") void tags(TestInfo info) { assertEquals(2, info.getTags().size()); assertTrue(info.getTags().contains("fast")); }
    @Test void type(TestInfo info) { assertEquals(Injected5Test.class, info.getTestClass().get()); }
    @Test void reporter(TestReporter reporter) { reporter.publishEntry("key", "value"); }
    @Test @Order(3) void wrongName(TestInfo info) { assertEquals("other", info.getDisplayName()); }
}
