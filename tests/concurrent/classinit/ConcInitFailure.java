// An exception in an initialiser raced by threads: one sees the error itself, the others NoClassDefFoundError.
import java.util.concurrent.atomic.AtomicInteger;

public class ConcInitFailure {
    static final AtomicInteger ATTEMPTS = new AtomicInteger();

    static class Bad {
        static int value = compute();

        static int compute() {
            ATTEMPTS.incrementAndGet();
            Thread.yield();
            throw new IllegalStateException("in the initialiser");
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger first = new AtomicInteger(), later = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            threads[t] = new Thread(() -> {
                try {
                    System.out.println("never " + Bad.value);
                } catch (ExceptionInInitializerError e) {
                    if (e.getCause().getMessage().equals("in the initialiser")) first.incrementAndGet();
                } catch (NoClassDefFoundError e) {
                    later.incrementAndGet();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("attempts " + ATTEMPTS + " first " + first + " later " + later);
        try {
            Bad.compute();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
}
