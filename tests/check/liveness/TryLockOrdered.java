// Both threads take the same lock first.
// check: --all --liveness
// expect: none
// states: 35  transitions: 56
import java.util.concurrent.atomic.AtomicBoolean;

public class TryLockOrdered {
    static final AtomicBoolean LEFT = new AtomicBoolean();
    static final AtomicBoolean RIGHT = new AtomicBoolean();

    static void both(AtomicBoolean first, AtomicBoolean second) {
        for (;;) {
            while (!first.compareAndSet(false, true)) Thread.onSpinWait();
            if (second.compareAndSet(false, true)) break;
            first.set(false);
        }
        second.set(false);
        first.set(false);
    }

    public static void main(String[] args) {
        new Thread(() -> both(LEFT, RIGHT)).start();
        both(LEFT, RIGHT);
    }
}
