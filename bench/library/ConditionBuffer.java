import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one place under a lock with two conditions: arguments are producers, consumers and items of each. */
public class ConditionBuffer {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    static boolean full;
    static int item, sum;

    static void put(int value) throws InterruptedException {
        lock.lock();
        try {
            while (full) notFull.await();
            item = value;
            full = true;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    static void take() throws InterruptedException {
        lock.lock();
        try {
            while (!full) notEmpty.await();
            full = false;
            sum += item;
            notFull.signal();
        } finally {
            lock.unlock();
        }
    }

    interface Action {
        void run() throws InterruptedException;
    }

    static Thread start(int times, Action action) {
        Thread thread = new Thread(() -> {
            try {
                for (int i = 0; i < times; i++) action.run();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] arguments) throws Exception {
        int producers = Integer.parseInt(arguments[0]), consumers = Integer.parseInt(arguments[1]);
        int items = Integer.parseInt(arguments[2]);
        Thread[] threads = new Thread[producers + consumers];
        for (int i = 0; i < producers; i++) threads[i] = start(items, () -> put(1));
        for (int i = 0; i < consumers; i++) threads[producers + i] = start(items, ConditionBuffer::take);
        for (Thread thread : threads) thread.join();
        assert sum == producers * items;
    }
}
