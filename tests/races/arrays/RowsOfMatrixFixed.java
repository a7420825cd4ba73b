// Each thread has a row of its own.
// check: --all
public class RowsOfMatrixFixed {
    static final int[][] ROWS = new int[2][1];

    public static void main(String[] args) {
        new Thread(() -> ROWS[0][0] = 1).start();
        ROWS[1] = new int[1];
        ROWS[1][0] = 2;
    }
}
