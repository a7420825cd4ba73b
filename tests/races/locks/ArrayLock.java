// A lock that hands on from slot to slot of a volatile array, whose elements are plain.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class ArrayLock {
    static final AtomicInteger TAIL = new AtomicInteger();
    static volatile boolean[] flag = {true, false};
    static int counter;

    static void enter() {
        int slot = TAIL.getAndIncrement() % 2;
        while (!flag[slot]) Thread.onSpinWait(); //~ RACE ArrayLock.flag[] a
        counter++; //~ RACE ArrayLock.counter a a
        flag[slot] = false; //~ RACE ArrayLock.flag[] b
        flag[(slot + 1) % 2] = true; //~ RACE ArrayLock.flag[] a b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ArrayLock::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
