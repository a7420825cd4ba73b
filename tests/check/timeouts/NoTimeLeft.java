// Nobody notifies, and zero means to wait without a time-out.
// check: --all --timeouts any
// expect: deadlock
// states: 7  transitions: 6
// check: --all --timeouts quiescent
// expect: deadlock
// states: 7  transitions: 6
public class NoTimeLeft {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {});
        other.start();
        synchronized (LOCK) {
            LOCK.wait(0); //~ DEADLOCK
        }
        other.join();
    }
}
