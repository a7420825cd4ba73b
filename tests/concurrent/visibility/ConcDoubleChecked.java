// Double-checked locking with a volatile field builds one object that is seen whole.
import java.util.concurrent.atomic.AtomicInteger;

public class ConcDoubleChecked {
    static final AtomicInteger BUILT = new AtomicInteger();
    static volatile ConcDoubleChecked instance;
    int a, b;

    static ConcDoubleChecked get() {
        ConcDoubleChecked local = instance;
        if (local == null) {
            synchronized (ConcDoubleChecked.class) {
                local = instance;
                if (local == null) {
                    local = new ConcDoubleChecked();
                    local.a = 3;
                    Thread.yield();
                    local.b = 4;
                    BUILT.incrementAndGet();
                    instance = local;
                }
            }
        }
        return local;
    }

    public static void main(String[] args) throws Exception {
        int[] sums = new int[4];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 3; i++) sums[id] += get().a * get().b;
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(BUILT + " " + sums[0] + " " + sums[1] + " " + sums[2] + " " + sums[3]);
    }
}
