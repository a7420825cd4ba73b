import java.util.concurrent.CyclicBarrier;

/** Threads that meet at a barrier again and again, each reading what its neighbour wrote: threads and rounds. */
public class BarrierRounds {
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), rounds = Integer.parseInt(arguments[1]);
        CyclicBarrier barrier = new CyclicBarrier(threads);
        int[][] written = new int[rounds][threads];
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int number = i;
            workers[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < rounds; round++) {
                        written[round][number] = round + 1;
                        barrier.await();
                        assert written[round][(number + 1) % threads] == round + 1;
                    }
                } catch (Exception impossible) {
                    throw new AssertionError(impossible);
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
    }
}
