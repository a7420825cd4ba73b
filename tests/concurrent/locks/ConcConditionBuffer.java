// A bounded buffer with two conditions of one lock.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConcConditionBuffer {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition NOT_FULL = LOCK.newCondition();
    static final Condition NOT_EMPTY = LOCK.newCondition();
    static final int[] ITEMS = new int[3];
    static int put, taken, count;

    static void put(int value) throws InterruptedException {
        LOCK.lock();
        try {
            while (count == ITEMS.length) NOT_FULL.await();
            ITEMS[put++ % ITEMS.length] = value;
            count++;
            NOT_EMPTY.signal();
        } finally {
            LOCK.unlock();
        }
    }

    static int take() throws InterruptedException {
        LOCK.lock();
        try {
            while (count == 0) NOT_EMPTY.await();
            count--;
            NOT_FULL.signal();
            return ITEMS[taken++ % ITEMS.length];
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 12; i++) put(i * i);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        producer.start();
        for (int i = 0; i < 12; i++) System.out.println(take());
        producer.join();
        System.out.println("left " + count);
    }
}
