// Peterson's algorithm with an atomic array, whose elements are volatile.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class PetersonArrayFixed {
    static final AtomicIntegerArray FLAG = new AtomicIntegerArray(2);
    static volatile int victim;
    static int counter;

    static void enter(int me) {
        FLAG.set(me, 1);
        victim = me;
        while (FLAG.get(1 - me) == 1 && victim == me) Thread.onSpinWait();
        counter++;
        FLAG.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> enter(1));
        other.start();
        enter(0);
        other.join();
        assert counter == 2;
    }
}
