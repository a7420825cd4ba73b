// One thread fills a row, the other replaces it: the row is an element of the array of rows.
// check: --all
public class RowsOfMatrix {
    static final int[][] ROWS = new int[2][1];

    public static void main(String[] args) {
        new Thread(() -> ROWS[0][0] = 1).start(); //~ RACE RowsOfMatrix.ROWS[] a
        ROWS[0] = new int[1]; //~ RACE RowsOfMatrix.ROWS[] a
    }
}
