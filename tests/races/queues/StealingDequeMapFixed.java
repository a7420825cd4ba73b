// The tasks that were stolen are noted in an atomic array, and the bottom is volatile.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class StealingDequeMapFixed {
    static final int[] TASKS = {1, 0};
    static final AtomicIntegerArray MAP = new AtomicIntegerArray(TASKS.length);
    static final AtomicInteger TOP = new AtomicInteger();
    static volatile int bottom;

    static void steal() {
        int top = TOP.get();
        if (bottom <= top) return;
        if (TOP.compareAndSet(top, top + 1)) MAP.set(TASKS[top], 1);
    }

    static void own() {
        bottom = 1;
        boolean wasStolen = MAP.get(TASKS[0]) == 1;
        assert !wasStolen || TOP.get() == 1;
    }

    public static void main(String[] args) {
        new Thread(StealingDequeMapFixed::own).start();
        new Thread(StealingDequeMapFixed::steal).start();
    }
}
