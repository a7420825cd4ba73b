// Who arrives without waiting is ordered before the others, and they are not ordered before it.
// check: --all
import java.util.concurrent.Phaser;

public class PhaserArrive {
    static final int[] LOG = new int[2];

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            LOG[1] = 1;
            phaser.arrive();
            int seen = LOG[0]; //~ RACE PhaserArrive.LOG[] a
            assert seen == 0 || seen == 1;
        }).start();
        LOG[0] = 1; //~ RACE PhaserArrive.LOG[] a
        phaser.arriveAndAwaitAdvance();
        assert LOG[1] == 1;
    }
}
