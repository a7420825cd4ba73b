// lazySet is a release write: what was written before it is seen by whoever gets its value.
// check: --all
import java.util.concurrent.atomic.AtomicBoolean;

public class LazySet {
    static int x;
    static final AtomicBoolean READY = new AtomicBoolean();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            READY.lazySet(true);
        }).start();
        if (READY.get()) {
            assert x == 1;
        }
    }
}
