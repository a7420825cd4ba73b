// Two threads relax alternate rows of a grid; each tells the other how far it is by plain elements of an array.
// check: --all
public class Sor {
    static final int[][] GRID = {{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    static volatile int[] sync = new int[2];

    // Thread 0 has row 1 and the odd phases, thread 1 has row 2 and the even ones.
    static void relax(int me) {
        int row = me + 1;
        for (int phase = 1; phase <= 2; phase++) {
            if (phase % 2 == row % 2) GRID[row][0] = GRID[row - 1][0] + GRID[row + 1][0]; //~ RACE Sor.GRID[][] a a
            sync[me] = phase; //~ RACE Sor.sync[] a
            while (sync[1 - me] < phase) Thread.onSpinWait(); //~ RACE Sor.sync[] a
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
