// One thread makes the pivot, then each updates its own column; between them a barrier of a volatile array with plain elements.
// check: --all
public class LuFactorisation {
    static final int[] PIVOT = new int[1];
    static final int[] COLUMN = {6, 8};
    static volatile boolean[] isDone = new boolean[2];

    static void barrier(int me) {
        if (me == 0) {
            while (!isDone[1]) Thread.onSpinWait(); //~ RACE LuFactorisation.isDone[] a
            isDone[0] = true; //~ RACE LuFactorisation.isDone[] b
        } else {
            isDone[1] = true; //~ RACE LuFactorisation.isDone[] a
            while (!isDone[0]) Thread.onSpinWait(); //~ RACE LuFactorisation.isDone[] b
        }
    }

    static void eliminate(int me) {
        if (me == 0) PIVOT[0] = 2; //~ RACE LuFactorisation.PIVOT[] a
        barrier(me);
        COLUMN[me] /= PIVOT[0]; //~ RACE LuFactorisation.PIVOT[] a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> eliminate(1));
        other.start();
        eliminate(0);
        other.join();
        assert COLUMN[0] == 3 && COLUMN[1] == 4;
    }
}
