// Nobody notifies, but the wait has a time-out: that is no deadlock.
// check: --all --timeouts any
// expect: none
// states: 10  transitions: 10
// check: --timeouts quiescent
// expect: none
// states: 10  transitions: 10
public class OnlyTimeLeft {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {});
        other.start();
        synchronized (LOCK) {
            LOCK.wait(100);
        }
        other.join();
    }
}
