// A volatile bottom hands the plain tasks to the thief.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class StealingDequeFixed {
    static final Integer[] TASKS = new Integer[2];
    static final AtomicInteger TOP = new AtomicInteger();
    static volatile int bottom;

    static void push(Integer task) {
        TASKS[bottom] = task;
        bottom++;
    }

    static Integer steal() {
        int top = TOP.get();
        if (bottom <= top) return null;
        Integer task = TASKS[top];
        return TOP.compareAndSet(top, top + 1) ? task : null;
    }

    public static void main(String[] args) throws InterruptedException {
        Integer task = 7;
        Thread thief = new Thread(() -> {
            Integer stolen = steal();
            assert stolen == null || stolen == 7;
        });
        thief.start();
        push(task);
        thief.join();
    }
}
