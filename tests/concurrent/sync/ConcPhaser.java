// Phaser: registration while it runs, deregistration, onAdvance ends it after four phases.
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcPhaser {
    public static void main(String[] args) throws Exception {
        StringBuffer log = new StringBuffer();
        AtomicInteger work = new AtomicInteger();
        Phaser phaser = new Phaser(1) {
            @Override protected boolean onAdvance(int phase, int registered) {
                log.append("phase ").append(phase).append(" parties ").append(registered).append(" work ")
                        .append(work.get()).append('\n');
                return registered == 0;
            }
        };
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int rounds = t + 1;
            phaser.register();
            threads[t] = new Thread(() -> {
                for (int i = 0; i < rounds; i++) {
                    work.addAndGet(rounds);
                    if (i == rounds - 1) phaser.arriveAndDeregister();
                    else phaser.arriveAndAwaitAdvance();
                }
            });
            threads[t].start();
        }
        phaser.arriveAndDeregister();
        for (Thread thread : threads) thread.join();
        System.out.print(log);
        System.out.println("terminated " + phaser.isTerminated() + " late " + (phaser.register() < 0));
    }
}
