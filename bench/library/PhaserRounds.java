import java.util.concurrent.Phaser;

/** As BarrierRounds, with a Phaser. */
public class PhaserRounds {
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), rounds = Integer.parseInt(arguments[1]);
        Phaser phaser = new Phaser(threads);
        int[][] written = new int[rounds][threads];
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int number = i;
            workers[i] = new Thread(() -> {
                for (int round = 0; round < rounds; round++) {
                    written[round][number] = round + 1;
                    phaser.arriveAndAwaitAdvance();
                    assert written[round][(number + 1) % threads] == round + 1;
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
    }
}
