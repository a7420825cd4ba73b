// A timed wait that looks again after each time-out.
// check: --all --timeouts any
// expect: none
// states: 27  transitions: 31
// check: --timeouts quiescent
// expect: none
// states: 17  transitions: 19
public class TimedWaitLoop {
    static final Object LOCK = new Object();
    static boolean ready;

    static void notifyIt() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread notifier = new Thread(TimedWaitLoop::notifyIt);
        notifier.start();
        synchronized (LOCK) {
            while (!ready) LOCK.wait(100);
            assert ready;
        }
        notifier.join();
    }
}
