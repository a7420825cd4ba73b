// A wait loop that survives notifications that are not for it: many conditions share one monitor.
public class ConcSpuriousSafe {
    static final Object LOCK = new Object();
    static int stage;
    static final StringBuilder ORDER = new StringBuilder();

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int mine = t;
            threads[t] = new Thread(() -> {
                synchronized (LOCK) {
                    while (stage != mine) {
                        try {
                            LOCK.wait();
                        } catch (InterruptedException e) {
                            ORDER.append("interrupted");
                        }
                    }
                    ORDER.append(mine);
                    stage++;
                    LOCK.notifyAll();
                }
            });
        }
        Thread noise = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                synchronized (LOCK) {
                    LOCK.notify();
                }
                Thread.yield();
            }
        });
        for (int t = 3; t >= 0; t--) threads[t].start();
        noise.start();
        for (Thread thread : threads) thread.join();
        noise.join();
        System.out.println(ORDER + " stage " + stage);
    }
}
