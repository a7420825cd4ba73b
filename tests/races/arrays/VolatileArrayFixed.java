// The elements of an atomic array are volatile.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class VolatileArrayFixed {
    static final AtomicIntegerArray DATA = new AtomicIntegerArray(1);

    public static void main(String[] args) {
        new Thread(() -> DATA.set(0, 1)).start();
        int seen = DATA.get(0);
        assert seen == 0 || seen == 1;
    }
}
