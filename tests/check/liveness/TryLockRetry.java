// Two threads that take one lock and try the other, and begin again if they fail: they can fail together for ever.
// check: --all
// expect: none
// states: 36  transitions: 51
// check: --all --liveness
// expect: livelock
// states: 49  transitions: 82
import java.util.concurrent.atomic.AtomicBoolean;

public class TryLockRetry {
    static final AtomicBoolean LEFT = new AtomicBoolean();
    static final AtomicBoolean RIGHT = new AtomicBoolean();

    static void both(AtomicBoolean first, AtomicBoolean second) {
        for (;;) {
            while (!first.compareAndSet(false, true)) Thread.onSpinWait(); //~ LIVELOCK
            if (second.compareAndSet(false, true)) break; //~ LIVELOCK
            first.set(false); //~ LIVELOCK
        }
        second.set(false);
        first.set(false);
    }

    public static void main(String[] args) {
        new Thread(() -> both(LEFT, RIGHT)).start();
        both(RIGHT, LEFT);
    }
}
