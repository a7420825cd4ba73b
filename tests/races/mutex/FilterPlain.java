// The filter lock on plain arrays.
// check: --all
public class FilterPlain {
    static final int THREADS = 2;
    static final int[] LEVEL = new int[THREADS];
    static final int[] VICTIM = new int[THREADS];
    static int counter;

    static boolean mustWait(int me, int level) {
        for (int other = 0; other < THREADS; other++) {
            if (other == me || LEVEL[other] < level) continue; //~ RACE FilterPlain.LEVEL[] a b
            if (VICTIM[level] == me) return true; //~ RACE FilterPlain.VICTIM[] a
        }
        return false;
    }

    static void enter(int me) {
        for (int level = 1; level < THREADS; level++) {
            LEVEL[me] = level; //~ RACE FilterPlain.LEVEL[] a
            VICTIM[level] = me; //~ RACE FilterPlain.VICTIM[] a; FilterPlain.VICTIM[] b b
            while (mustWait(me, level)) Thread.onSpinWait();
        }
        counter++; //~ RACE FilterPlain.counter a a
        LEVEL[me] = 0; //~ RACE FilterPlain.LEVEL[] b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> enter(1));
        other.start();
        enter(0);
        other.join();
        assert counter == 2;
    }
}
