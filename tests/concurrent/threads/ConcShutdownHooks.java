// Shutdown hooks run after the last thread, concurrently; they are removed or refused in time.
import java.util.concurrent.atomic.AtomicInteger;

public class ConcShutdownHooks {
    public static void main(String[] args) throws Exception {
        Runtime runtime = Runtime.getRuntime();
        AtomicInteger finished = new AtomicInteger();
        Thread first = new Thread(finished::incrementAndGet);
        Thread second = new Thread(() -> finished.addAndGet(10));
        Thread last = new Thread(() -> {
            try {
                first.join();
                second.join();
                while (finished.get() != 11) Thread.sleep(1);
                System.out.println("hooks finished " + finished);
                runtime.addShutdownHook(new Thread(() -> System.out.println("never")));
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        });
        Thread removed = new Thread(() -> System.out.println("removed hook runs"));
        for (Thread hook : new Thread[] {first, second, last, removed}) runtime.addShutdownHook(hook);
        System.out.println("removed " + runtime.removeShutdownHook(removed) + " " + runtime.removeShutdownHook(removed));
        try {
            runtime.addShutdownHook(first);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread worker = new Thread(() -> System.out.println("worker, hooks so far " + finished));
        worker.start();
        worker.join();
        System.out.println("main ends");
    }
}
