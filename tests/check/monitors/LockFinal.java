// The object that serves as lock stays the same.
// check:
// expect: none
// states: 20  transitions: 22
import java.util.concurrent.atomic.AtomicInteger;

public class LockFinal {
    static final Object LOCK = new Object();
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void enter() {
        synchronized (LOCK) {
            int before = INSIDE.getAndIncrement();
            assert before == 0;
            INSIDE.decrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockFinal::enter);
        other.start();
        enter();
        other.join();
    }
}
