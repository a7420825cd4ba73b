// A deque of tasks that are in their places from the start: the owner makes them visible by its plain bottom, a thief notes in a plain
// array which it has stolen, and the owner looks there before the thief has ended.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class StealingDequeMap {
    static final int[] TASKS = {1, 0};
    static final boolean[] MAP = new boolean[TASKS.length];
    static final AtomicInteger TOP = new AtomicInteger();
    static int bottom;

    static void steal() {
        int top = TOP.get();
        if (bottom <= top) return; //~ RACE StealingDequeMap.bottom a
        if (TOP.compareAndSet(top, top + 1)) MAP[TASKS[top]] = true; //~ RACE StealingDequeMap.MAP[] a
    }

    static void own() {
        bottom = 1; //~ RACE StealingDequeMap.bottom a
        boolean wasStolen = MAP[TASKS[0]]; //~ RACE StealingDequeMap.MAP[] a
        assert !wasStolen || TOP.get() == 1;
    }

    public static void main(String[] args) {
        new Thread(StealingDequeMap::own).start();
        new Thread(StealingDequeMap::steal).start();
    }
}
