// CyclicBarrier with an action: the action runs once per generation, before anybody goes on.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class ConcCyclicBarrier {
    static int generation;

    public static void main(String[] args) throws Exception {
        int[] cells = new int[3];
        StringBuilder log = new StringBuilder();
        CyclicBarrier barrier = new CyclicBarrier(3, () -> {
            generation++;
            log.append("generation ").append(generation).append(" sum ").append(cells[0] + cells[1] + cells[2]).append('\n');
        });
        int[] arrivals = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int phase = 1; phase <= 4; phase++) {
                        cells[id] += phase * (id + 1);
                        int index = barrier.await();
                        if (generation < phase) log.append("early\n");
                        synchronized (arrivals) {
                            arrivals[index]++;
                        }
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    System.out.println(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.print(log);
        System.out.println("arrivals " + arrivals[0] + " " + arrivals[1] + " " + arrivals[2]);
    }
}
