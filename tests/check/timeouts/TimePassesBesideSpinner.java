// A thread that spins, in whatever way, waits for another, which sleeps: time passes.
// check:
// args: volatile
// expect: assertion
// states: 6  transitions: 6
// check: --timeouts quiescent
// args: volatile
// expect: assertion
// states: 7  transitions: 8
// check: --timeouts quiescent
// args: monitor
// expect: assertion
// states: 8  transitions: 9
// check: --timeouts quiescent
// args: lock
// expect: assertion
// states: 11  transitions: 12
// check: --timeouts quiescent
// args: two
// expect: assertion
// states: 10  transitions: 12
import java.util.concurrent.locks.ReentrantLock;

public class TimePassesBesideSpinner {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile boolean stop;

    static synchronized boolean isStoppedByMonitor() {
        return stop;
    }

    static boolean isStoppedByLock() {
        LOCK.lock();
        try {
            return stop;
        } finally {
            LOCK.unlock();
        }
    }

    static boolean isStopped(String how) {
        return switch (how) {
            case "monitor" -> isStoppedByMonitor();
            case "lock" -> isStoppedByLock();
            default -> stop;
        };
    }

    static Thread spinner(String how) {
        return new Thread(() -> {
            while (!isStopped(how)) {
                Thread.onSpinWait();
            }
            assert false; //~ ASSERTION
        });
    }

    public static void main(String[] args) throws InterruptedException {
        spinner(args[0]).start();
        if (args[0].equals("two")) {
            spinner("two").start();
        }
        Thread.sleep(1000);
        stop = true;
    }
}
