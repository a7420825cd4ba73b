// Nobody notifies, but the wait has a time-out: that is no deadlock.
// check: --all --timeouts any
// expect: none
// states: 23  transitions: 33
// check: --timeouts quiescent
// expect: none
// states: 13  transitions: 17
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
