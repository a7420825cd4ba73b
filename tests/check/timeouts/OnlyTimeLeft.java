// Nobody notifies, but the wait has a time-out: that is no deadlock.
// check: --all --timeouts any
// expect: none
// states: 17  transitions: 43
// check: --timeouts quiescent
// expect: none
// states: 10  transitions: 24
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
