// The lock that hands on from slot to slot, of an atomic array.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ArrayLockFixed {
    static final AtomicInteger TAIL = new AtomicInteger();
    static final AtomicIntegerArray FLAG = new AtomicIntegerArray(new int[] {1, 0});
    static int counter;

    static void enter() {
        int slot = TAIL.getAndIncrement() % 2;
        while (FLAG.get(slot) == 0) Thread.onSpinWait();
        counter++;
        FLAG.set(slot, 0);
        FLAG.set((slot + 1) % 2, 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ArrayLockFixed::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
