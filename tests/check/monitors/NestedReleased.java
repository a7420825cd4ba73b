// The outer monitor is given back before waiting on the inner one.
// check:
// expect: none
// states: 22  transitions: 24
public class NestedReleased {
    static final Object OUTER = new Object();
    static final Object INNER = new Object();
    static int visits;
    static boolean ready;

    static void await() {
        synchronized (OUTER) {
            visits++;
        }
        synchronized (INNER) {
            try {
                while (!ready) INNER.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(NestedReleased::await);
        waiter.start();
        synchronized (OUTER) {
            visits++;
            synchronized (INNER) {
                ready = true;
                INNER.notify();
            }
        }
        waiter.join();
        assert visits == 2;
    }
}
