// A thread that was notified, or whose time is over, is no longer waiting: it is blocked until it has the monitor again. But nobody
// says how soon it notices that its time is over.
// check: --all
// expect: none
// states: 16  transitions: 19
// check: --all --timeouts quiescent
// args: 1
// expect: none
// states: 16  transitions: 19
// check: --all
// args: 1
// expect: assertion
// states: 33  transitions: 42
public class BlockedAfterNotify {
    static final Object LOCK = new Object();

    static void await(long milliseconds) {
        synchronized (LOCK) {
            try {
                LOCK.wait(milliseconds);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long milliseconds = args.length == 0 ? 0 : Long.parseLong(args[0]);
        Thread waiter = new Thread(() -> await(milliseconds));
        waiter.start();
        Thread.State waiting = milliseconds == 0 ? Thread.State.WAITING : Thread.State.TIMED_WAITING;
        while (waiter.getState() != waiting) Thread.yield();
        synchronized (LOCK) {
            if (milliseconds == 0) LOCK.notify();
            else Thread.sleep(milliseconds + 1);
            assert waiter.getState() != waiting; //~ ASSERTION
            assert milliseconds != 0 || waiter.getState() == Thread.State.BLOCKED;
        }
    }
}
