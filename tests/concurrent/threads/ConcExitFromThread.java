// System.exit from another thread while main waits for ever; hooks run, finally blocks of main do not.
// exit: 7
import java.util.concurrent.CountDownLatch;

public class ConcExitFromThread {
    public static void main(String[] args) throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch ready = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread killer = new Thread(() -> {
            try {
                ready.await();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
            System.out.println("exit now");
            System.exit(7);
        });
        killer.start();
        try {
            System.out.println("main waits");
            ready.countDown();
            never.await();
        } finally {
            System.out.println("never printed");
        }
    }
}
