// The owner of a deque pushes at its plain bottom, a thief steals from its atomic top.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class StealingDeque {
    static final Integer[] TASKS = new Integer[2];
    static final AtomicInteger TOP = new AtomicInteger();
    static int bottom;

    static void push(Integer task) {
        TASKS[bottom] = task; //~ RACE StealingDeque.TASKS[] a
        bottom++; //~ RACE StealingDeque.bottom a
    }

    static Integer steal() {
        int top = TOP.get();
        if (bottom <= top) return null; //~ RACE StealingDeque.bottom a
        Integer task = TASKS[top]; //~ RACE StealingDeque.TASKS[] a
        return TOP.compareAndSet(top, top + 1) ? task : null;
    }

    public static void main(String[] args) throws InterruptedException {
        Integer task = 7;
        Thread thief = new Thread(StealingDeque::steal);
        thief.start();
        push(task);
        thief.join();
    }
}
