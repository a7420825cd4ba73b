package concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bugs that one run on the JVM hardly ever shows. The comment behind a test is what raceproof must say of it. */
class Concurrent5Test {
    int plain;
    volatile int shared;
    int guarded;
    final AtomicInteger atomic = new AtomicInteger();
    final Object one = new Object(), two = new Object();
    ExecutorService pool;

    static void together(Runnable first, Runnable second) throws InterruptedException {
        Thread a = new Thread(first), b = new Thread(second);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    @BeforeEach void makePool() { pool = Executors.newFixedThreadPool(2); }
    @AfterEach void endPool() { pool.shutdown(); }

    @Test void racyCounter() throws Exception { // failed data-race
        together(() -> plain++, () -> plain++);
        assertEquals(2, plain);
    }

    @Test void lostUpdate() throws Exception { // failed assertion
        together(() -> shared++, () -> shared++);
        assertEquals(2, shared);
    }

    @Test void atomicCounter() throws Exception { // proved
        together(atomic::incrementAndGet, atomic::incrementAndGet);
        assertEquals(2, atomic.get());
    }

    @Test void lockedCounter() throws Exception { // proved
        Runnable increment = () -> { synchronized (one) { guarded++; } };
        together(increment, increment);
        assertEquals(2, guarded);
    }

    @Test void lockedInTwoOrders() throws Exception { // failed deadlock
        together(() -> { synchronized (one) { synchronized (two) { guarded++; } } },
                () -> { synchronized (two) { synchronized (one) { guarded++; } } });
    }

    @Test void checkThenAct() throws Exception { // failed assertion
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Runnable put = () -> { if (!map.containsKey("k")) map.put("k", map.getOrDefault("k", 0) + 1); };
        together(put, put);
        assertEquals(1, map.get("k"));
        together(() -> map.put("k", map.get("k") + 1), () -> map.put("k", map.get("k") + 1));
        assertEquals(3, map.get("k"));
    }

    @Test void sharedHashMap() throws Exception { // failed data-race
        Map<Integer, Integer> map = new HashMap<>();
        together(() -> map.put(1, 1), () -> map.put(2, 2));
        assertEquals(2, map.size());
    }

    @Test void dyingThread() throws Exception { // failed exception
        together(() -> { if (atomic.getAndIncrement() == 1) throw new IllegalStateException("second"); }, atomic::incrementAndGet);
    }

    @Test void futures() throws Exception { // proved
        Future<Integer> first = pool.submit(() -> 1), second = pool.submit(() -> 2);
        assertEquals(3, first.get() + second.get());
    }

    @Test void latch() throws Exception { // proved
        CountDownLatch done = new CountDownLatch(2);
        pool.execute(done::countDown);
        pool.execute(done::countDown);
        done.await();
        assertEquals(0, done.getCount());
    }

    @Test void skippedOnSomeSchedules() throws Exception { // proved
        together(() -> shared = 1, () -> shared = 2);
        assumeTrue(shared == 1);
        assertEquals(1, shared);
    }

    @Test void leftRunning() { // proved
        Thread left = new Thread(() -> { synchronized (one) { while (true) { try { one.wait(); } catch (InterruptedException end) { return; } } } });
        left.start();
    }

    @Test void leavesBeforeTheEnd() throws Exception { // failed assertion
        Thread writer = new Thread(() -> shared = 1);
        writer.start();
        assertEquals(1, shared);
    }

    @Test void exits() { // failed exit
        System.exit(0);
    }

    @ParameterizedTest @ValueSource(ints = {1, 2}) void threads(int count) throws Exception { // failed assertion [2], proved [1]
        Thread[] all = new Thread[count];
        for (int i = 0; i < count; ++i) (all[i] = new Thread(() -> shared++)).start();
        for (Thread thread : all) thread.join();
        assertTrue(shared == count);
    }
}
