// A master waits for each of its workers by an element of a plain array, and lets all go by a volatile sense; all set one value.
// check: --all
public class LinearSenseBarrier {
    static final int WORKERS = 2;
    static final boolean[] DONE = new boolean[WORKERS + 1];
    static volatile boolean sense;
    static int value;

    static void await(int me) {
        if (me == 0) {
            for (int worker = 1; worker <= WORKERS; worker++) {
                while (!DONE[worker]) Thread.onSpinWait(); //~ RACE LinearSenseBarrier.DONE[] a
            }
            sense = true;
        } else {
            DONE[me] = true; //~ RACE LinearSenseBarrier.DONE[] a
            while (!sense) Thread.onSpinWait();
        }
    }

    static void run(int me) {
        value = 1; //~ RACE LinearSenseBarrier.value a; LinearSenseBarrier.value b b
        await(me);
        assert value == 1; //~ RACE LinearSenseBarrier.value a
    }

    public static void main(String[] args) {
        for (int i = 1; i <= WORKERS; i++) {
            int me = i;
            new Thread(() -> run(me)).start();
        }
        run(0);
    }
}
