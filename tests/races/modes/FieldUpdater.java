// An updater of a volatile field counts, and hands over like the field itself.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdater {
    static final AtomicIntegerFieldUpdater<FieldUpdater> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(FieldUpdater.class, "count");
    volatile int count;
    int x;

    public static void main(String[] args) {
        FieldUpdater shared = new FieldUpdater();
        new Thread(() -> {
            shared.x = 1;
            COUNT.incrementAndGet(shared);
        }).start();
        if (shared.count == 1) {
            assert shared.x == 1;
        }
    }
}
