// The grid is handed over by an atomic array.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;

public class SorFixed {
    static final int[][] GRID = {{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    static final AtomicIntegerArray SYNC = new AtomicIntegerArray(2);

    static void relax(int me) {
        int row = me + 1;
        for (int phase = 1; phase <= 2; phase++) {
            if (phase % 2 == row % 2) GRID[row][0] = GRID[row - 1][0] + GRID[row + 1][0];
            SYNC.set(me, phase);
            while (SYNC.get(1 - me) < phase) Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> relax(1));
        other.start();
        relax(0);
        other.join();
        assert GRID[1][0] == 4 && GRID[2][0] == 8;
    }
}
