// A timed wait whose caller trusts that the notification is faster. It is, if time passes only when nothing else happens.
// check: --all --timeouts any
// expect: assertion
// states: 22  transitions: 25
// check: --timeouts quiescent
// expect: none
// states: 17  transitions: 19
public class TimedWait {
    static final Object LOCK = new Object();
    static boolean ready;

    static void notifyIt() {
        synchronized (LOCK) {
            ready = true;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread notifier = new Thread(TimedWait::notifyIt);
        notifier.start();
        synchronized (LOCK) {
            if (!ready) LOCK.wait(100);
            assert ready; //~ ASSERTION
        }
        notifier.join();
    }
}
