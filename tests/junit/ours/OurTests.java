package ours;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import raceproof.Benign;
import raceproof.Check;
import raceproof.Concurrently;
import raceproof.Exhaustive;
import raceproof.Schedules;

/** Tests by our own annotations. The comment behind a method with @Concurrently is what raceproof must say of its class. */
class OurTests {
    static class LostUpdate {
        volatile int count;

        @Concurrently(threads = 2) void increment() { count++; } // concurrently: failed exception
        @Check void isTwo() { if (count != 2) throw new IllegalStateException("lost: " + count); }
    }

    /** With too few states it is bounded, since no other search may go on. */
    @Exhaustive static class NotHunted {
        volatile int count;

        @Concurrently(threads = 2) void increment() { count++; } // concurrently: failed exception
        @Check void isTwo() { if (count != 2) throw new IllegalStateException("lost: " + count); }
    }

    static class Atomic {
        final AtomicInteger count = new AtomicInteger();

        @Concurrently(threads = 3) void increment() { count.incrementAndGet(); } // concurrently: proved
        @Check void isThree() { Assertions.assertEquals(3, count.get()); }
        @Check void isPositive() { Assertions.assertTrue(count.get() > 0); }
    }

    static class IsBenign {
        @Benign("any of the values will do") int hint;
        final Object lock = new Object();
        int guarded;

        @Concurrently void writeOne() { // concurrently: proved
            hint = 1;
            synchronized (lock) { guarded++; }
        }
        @Concurrently void writeTwo() {
            hint = 2;
            synchronized (lock) { guarded++; }
        }
        @Check void isOneOfThem() { assert hint == 1 || hint == 2; }
        @Check void countsBoth() { if (guarded != 2) throw new AssertionError(); }
    }

    /** The values of a benign field matter all the same. */
    static class BenignButWrong {
        @Benign("not really") int count;

        @Concurrently(threads = 2) void increment() { count++; } // concurrently: failed assertion
        @Check void isTwo() { assert count == 2 : count; }
    }

    static class Throws {
        @Concurrently void fails() throws Exception { throw new Exception("checked"); } // concurrently: failed exception
        @Concurrently void works() {}
    }

    static class Deadlock {
        final Object one = new Object(), two = new Object();

        @Concurrently void inOrder() { synchronized (one) { synchronized (two) { } } } // concurrently: failed deadlock
        @Concurrently void inReverse() { synchronized (two) { synchronized (one) { } } }
    }

    /** JUnit's methods are called around ours. */
    static class BesideJUnit {
        StringBuffer log;
        int ended;

        @BeforeEach void makeLog() { log = new StringBuffer(); }
        @AfterEach void isComplete() { Assertions.assertEquals(2, log.length()); }
        @Concurrently void left() { log.append('l'); } // concurrently: proved
        @Concurrently void right() { log.append('r'); }
        @Check void isEither() { Assertions.assertTrue(log.toString().matches("lr|rl")); }
        @Test void alsoATest() { log.append("ab"); }
    }

    static class BesideJUnit4 {
        AtomicInteger number;

        @org.junit.Before public void make() { number = new AtomicInteger(1); }
        @Concurrently void left() { number.addAndGet(2); } // concurrently: proved
        @Concurrently void right() { number.addAndGet(3); }
        @Check void isSum() { org.junit.Assert.assertEquals(6, number.get()); }
    }

    static class Inherited extends LostUpdate {
        @Override @Check void isTwo() { if (count < 1 || count > 2) throw new IllegalStateException("impossible"); }
        @Concurrently void nothing() {} // concurrently: proved
    }

    class Inner {
        @Concurrently void inside() {} // concurrently: unsupported @Concurrently in a class that needs an instance of another, or is private
    }

    static class WithParameter {
        @Concurrently void numbered(int number) {} // concurrently: unsupported @Concurrently on numbered, which has parameters
    }

    static class TooMany {
        @Concurrently(threads = 65) void crowd() {} // concurrently: unsupported @Concurrently(threads = 65)
    }

    static class OnlyCheck {
        @Check void alone() {} // concurrently: unsupported @Check without @Concurrently
    }

    @Exhaustive(maxTime = "soon") @Test void noTime() {}
    @Exhaustive(maxTime = "30s") @Test void someTime() {}

    /** Plain accesses matter to a test that looks for no races. */
    static class PlainSwitches {
        int count;

        @Schedules(Schedules.Points.ALL) static class All extends PlainSwitches {}
        @Schedules(Schedules.Points.SYNC) static class Sync extends PlainSwitches {}

        void increment() throws InterruptedException {
            Thread other = new Thread(() -> count++);
            other.start();
            count++;
            other.join();
            Assertions.assertEquals(2, count);
        }
        @Test void increments() throws InterruptedException { increment(); }
    }
}
