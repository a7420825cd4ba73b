// A waiter without a condition: a notification that comes before the wait is lost.
// check: --all
// expect: deadlock
// states: 17  transitions: 17
public class LostNotify {
    static final Object LOCK = new Object();

    static void await() {
        synchronized (LOCK) {
            try {
                LOCK.wait(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(LostNotify::await);
        waiter.start();
        synchronized (LOCK) {
            LOCK.notify();
        }
        waiter.join(); //~ DEADLOCK
    }
}
