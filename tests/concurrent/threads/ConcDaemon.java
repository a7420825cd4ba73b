// The program ends while a daemon loops for ever and another one sleeps.
import java.util.concurrent.CountDownLatch;

public class ConcDaemon {
    static volatile long spins;

    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(2);
        Thread looper = new Thread(() -> {
            started.countDown();
            while (true) {
                spins++;
                Thread.yield();
            }
        });
        looper.setDaemon(true);
        Thread sleeper = new Thread(() -> {
            started.countDown();
            try {
                Thread.sleep(10_000_000);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        sleeper.setDaemon(true);
        looper.start();
        sleeper.start();
        started.await();
        try {
            looper.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("too late");
        }
        Thread child = new Thread(() -> System.out.println("daemon of daemon? " + Thread.currentThread().isDaemon()));
        child.start();
        child.join();
        System.out.println("main ends, daemons alive " + looper.isAlive() + " " + sleeper.isAlive());
    }
}
