// Threads meet at a tournament barrier again and again: the winner of each match waits for the loser, and all for the winner of
// the last. Who has come is told by a volatile array, whose elements are plain.
// check: --all
public class BarrierBench {
    static final int THREADS = 4;
    static final int ROUNDS = 2;
    static volatile boolean[] isDone = new boolean[THREADS];

    static void barrier(int me) {
        boolean done = !isDone[me];
        for (int distance = 1; distance < THREADS && me % (2 * distance) == 0; distance *= 2) {
            while (isDone[me + distance] != done) Thread.onSpinWait(); //~ RACE BarrierBench.isDone[] a
        }
        isDone[me] = done; //~ RACE BarrierBench.isDone[] a b
        while (isDone[0] != done) Thread.onSpinWait(); //~ RACE BarrierBench.isDone[] b
    }

    static void run(int me) {
        for (int round = 0; round < ROUNDS; round++) barrier(me);
    }

    public static void main(String[] args) {
        for (int i = 1; i < THREADS; i++) {
            int me = i;
            new Thread(() -> run(me)).start();
        }
        run(0);
    }
}
