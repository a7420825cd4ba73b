// The object that serves as lock is replaced by its holder: whoever comes later locks another one.
// check: --all
// expect: assertion
// states: 97  transitions: 109
import java.util.concurrent.atomic.AtomicInteger;

public class LockReplaced {
    static volatile Object lock = new Object();
    static final AtomicInteger INSIDE = new AtomicInteger();

    static void enter() {
        synchronized (lock) {
            lock = new Object();
            int before = INSIDE.getAndIncrement();
            assert before == 0; //~ ASSERTION
            INSIDE.decrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockReplaced::enter);
        other.start();
        enter();
        other.join();
    }
}
