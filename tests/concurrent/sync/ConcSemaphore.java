// A semaphore bounds how many threads are inside; tryAcquire, drainPermits, several permits at once.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcSemaphore {
    public static void main(String[] args) throws Exception {
        for (boolean fair : new boolean[] {false, true}) {
            Semaphore permits = new Semaphore(2, fair);
            AtomicInteger inside = new AtomicInteger();
            AtomicInteger tooMany = new AtomicInteger();
            Thread[] threads = new Thread[4];
            for (int t = 0; t < 4; t++) {
                int wants = t == 3 ? 2 : 1;
                threads[t] = new Thread(() -> {
                    for (int i = 0; i < 4; i++) {
                        permits.acquireUninterruptibly(wants);
                        if (inside.addAndGet(wants) > 2) tooMany.incrementAndGet();
                        Thread.yield();
                        inside.addAndGet(-wants);
                        permits.release(wants);
                    }
                });
                threads[t].start();
            }
            for (Thread thread : threads) thread.join();
            System.out.println("fair " + permits.isFair() + " too many " + tooMany + " left " + permits.availablePermits());
            System.out.println(permits.tryAcquire(3) + " " + permits.tryAcquire(3, 2, TimeUnit.MILLISECONDS) + " "
                    + permits.drainPermits() + " " + permits.tryAcquire());
            permits.release(5);
            System.out.println("released " + permits.availablePermits());
        }
    }
}
