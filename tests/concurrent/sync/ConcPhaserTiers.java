// A tree of phasers: the root advances only when the parties of both children have arrived.
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ConcPhaserTiers {
    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser();
        Phaser[] children = {new Phaser(root, 2), new Phaser(root, 2)};
        int[][] marks = new int[3][4];
        int[] wrong = new int[4];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                Phaser mine = children[id / 2];
                for (int phase = 0; phase < 3; phase++) {
                    marks[phase][id] = 1;
                    mine.arriveAndAwaitAdvance();
                    for (int mark : marks[phase]) if (mark != 1) wrong[id]++;
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("wrong " + (wrong[0] + wrong[1] + wrong[2] + wrong[3]));
        System.out.println("phases " + root.getPhase() + " " + children[0].getPhase() + " " + children[1].getPhase());
        System.out.println("parties " + root.getRegisteredParties() + " " + children[0].getRegisteredParties());
        try {
            root.awaitAdvanceInterruptibly(3, 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timed out");
        }
        root.forceTermination();
        System.out.println("terminated " + root.isTerminated() + " " + children[0].isTerminated());
    }
}
