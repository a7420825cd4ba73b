// Threads that need classes whose superinterface, with a default method, another thread initialises: they wait for it.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcInitSuperinterface {
    static final AtomicInteger INITIALISED = new AtomicInteger();
    static final CountDownLatch BEGUN = new CountDownLatch(1);
    static volatile boolean complete;

    interface Base {
        int VALUE = slowly();

        default int base() {
            return VALUE;
        }

        static int slowly() {
            INITIALISED.incrementAndGet();
            BEGUN.countDown();
            for (int i = 0; i < 5; i++) Thread.yield();
            complete = true;
            return 42;
        }
    }

    interface Middle extends Base {}

    static class First implements Middle {}

    static class Second implements Middle {
        static int seen = complete ? 1 : 0;
    }

    static class Third extends Second {}

    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        Thread first = new Thread(() -> sum.addAndGet(new First().base()));
        Thread second = new Thread(() -> {
            await();
            sum.addAndGet(Second.seen + new Second().base());
        });
        Thread third = new Thread(() -> {
            await();
            sum.addAndGet(new Third().base());
        });
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
        System.out.println("initialised " + INITIALISED + " sum " + sum + " seen " + Second.seen);
    }

    static void await() {
        try {
            BEGUN.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
