// A timed wait whose caller trusts that the notification is faster. It is, if time passes only when nothing else happens.
// check: --all --timeouts any
// expect: assertion
// states: 20  transitions: 27
// check: --timeouts quiescent
// expect: none
// states: 18  transitions: 22
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
