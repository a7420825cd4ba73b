// Whoever asks for the state of a thread can see that it waits for a monitor, although the owner does nothing inside that others
// could see. Leaving the monitor is a step of its own then: of a block, of a method, and of a method that throws.
// check: --all
// args: block
// expect: assertion
// states: 75  transitions: 118
// check: --all
// args: nested
// expect: assertion
// states: 75  transitions: 118
// check: --all
// args: method
// expect: assertion
// states: 75  transitions: 118
// check: --all
// args: exception
// expect: assertion
// states: 75  transitions: 118
// check: --all
// args: written
// expect: assertion
// states: 118  transitions: 179
// check: --all
// args: notified
// expect: assertion
// states: 95  transitions: 135
// check: --all
// args: own
// expect: none
// states: 44  transitions: 76
import java.lang.Thread.State;

public class MonitorSeenTaken {
    static final Object lock = new Object();
    static volatile boolean written;
    static boolean notified;

    static synchronized void method() {}

    static synchronized void throwing() {
        throw new IllegalStateException();
    }

    static void use(String how) {
        switch (how) {
            case "block":
            case "own":
                synchronized (lock) {
                }
                break;
            case "nested":
                synchronized (lock) {
                    synchronized (lock) {
                    }
                }
                break;
            case "method": method(); break;
            case "exception":
                try {
                    throwing();
                } catch (IllegalStateException expected) {
                }
                break;
            case "written":
                synchronized (lock) {
                    written = true;
                }
                break;
            case "notified":
                synchronized (lock) {
                    notified = true;
                    lock.notify();
                }
                break;
            default: throw new AssertionError(how);
        }
    }

    static void awaitNotification() {
        synchronized (lock) {
            while (!notified) {
                try {
                    lock.wait();
                } catch (InterruptedException unexpected) {
                    throw new AssertionError(unexpected);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String how = args[0];
        Thread one = new Thread(() -> use(how));
        Thread two = new Thread(how.equals("notified") ? MonitorSeenTaken::awaitNotification : () -> use(how));
        one.start();
        two.start();
        // That it has waited and was notified is seen in what it waits for then: first for the notification, then for the monitor.
        boolean isWaiting = !how.equals("notified") || two.getState() == State.WAITING;
        boolean isWritten = !how.equals("written") || written;
        Thread seen = how.equals("own") ? Thread.currentThread() : two;
        assert !isWaiting || !isWritten || seen.getState() != State.BLOCKED; //~ ASSERTION
        one.join();
        two.join();
    }
}
