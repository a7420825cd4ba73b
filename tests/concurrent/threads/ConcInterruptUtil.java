// Interruption inside the blocking methods of java.util.concurrent.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConcInterruptUtil {
    interface Blocking {
        void run() throws Exception;
    }

    static void check(String name, Blocking action) throws InterruptedException {
        String[] note = new String[1];
        Thread thread = new Thread(() -> {
            try {
                action.run();
                note[0] = "returned";
            } catch (Exception e) {
                note[0] = e.getClass().getSimpleName();
            }
            note[0] += " " + Thread.currentThread().isInterrupted();
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING) Thread.yield();
        thread.interrupt();
        thread.join();
        System.out.println(name + ": " + note[0]);
    }

    public static void main(String[] args) throws Exception {
        check("take", () -> new ArrayBlockingQueue<Integer>(1).take());
        check("put", () -> new SynchronousQueue<Integer>().put(1));
        check("semaphore", () -> new Semaphore(0).acquire());
        check("latch", () -> new CountDownLatch(1).await());
        check("barrier", () -> new CyclicBarrier(2).await());
        check("future", () -> new FutureTask<>(() -> 1).get());
        check("phaser", () -> new Phaser(1).awaitAdvanceInterruptibly(0));
        check("exchanger", () -> new Exchanger<Integer>().exchange(1));
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        check("condition", () -> {
            lock.lock();
            try {
                condition.await();
            } finally {
                lock.unlock();
            }
        });
        lock.lock();
        check("lockInterruptibly", lock::lockInterruptibly);
        System.out.println(lock.getQueueLength());
    }
}
