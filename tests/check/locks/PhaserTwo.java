// Two parties of a Phaser go through two phases together.
// check:
// expect: none
// states: 26604  transitions: 35992
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class PhaserTwo {
    static final Phaser PHASER = new Phaser(2);
    static final AtomicIntegerArray ARRIVED = new AtomicIntegerArray(2);

    static void work() {
        for (int phase = 0; phase < 2; phase++) {
            ARRIVED.incrementAndGet(phase);
            PHASER.arriveAndAwaitAdvance();
            assert ARRIVED.get(phase) == 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PhaserTwo::work);
        other.start();
        work();
        other.join();
    }
}
