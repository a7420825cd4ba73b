// A waiter is notified and interrupted: it returns with the interrupt pending, or throws with the interrupt cleared, but
// neither is lost.
// check:
// expect: none
// states: 45  transitions: 106
public class InterruptOrNotify {
    static final Object LOCK = new Object();
    static boolean waiting;
    static boolean returned;
    static boolean thrown;
    static boolean pending;

    static void await() {
        synchronized (LOCK) {
            waiting = true;
            try {
                LOCK.wait();
                returned = true;
            } catch (InterruptedException e) {
                thrown = true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            await();
            while (!thrown && !Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            pending = Thread.currentThread().isInterrupted();
        });
        waiter.start();
        boolean notified = false;
        synchronized (LOCK) {
            if (waiting) {
                LOCK.notify();
                notified = true;
            }
        }
        waiter.interrupt();
        waiter.join();
        assert returned != thrown;
        assert pending == returned;
        assert notified || thrown;
    }
}
