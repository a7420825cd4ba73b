// A phaser orders what its parties did in one phase before what they do in the next.
// check: --all
import java.util.concurrent.Phaser;

public class PhaserPhases {
    static final int[] LOG = new int[2];

    static void run(Phaser phaser, int me) {
        LOG[me] = 1;
        phaser.arriveAndAwaitAdvance();
        assert LOG[1 - me] == 1;
    }

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> run(phaser, 1)).start();
        run(phaser, 0);
    }
}
