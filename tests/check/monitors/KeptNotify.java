// A waiter that looks at a condition first: a notification that comes early has left its mark.
// check:
// expect: none
// states: 15  transitions: 16
public class KeptNotify {
    static final Object LOCK = new Object();
    static boolean ready;

    static void await() {
        synchronized (LOCK) {
            try {
                while (!ready) LOCK.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(KeptNotify::await);
        waiter.start();
        synchronized (LOCK) {
            ready = true;
            LOCK.notify();
        }
        waiter.join();
    }
}
