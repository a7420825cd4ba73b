// A barrier of a lock; who must wait looks at the generation without it.
// check: --all
public class LockBarrier {
    static final Object LOCK = new Object();
    static int arrived;
    static int generation;

    static void await() {
        int mine;
        synchronized (LOCK) {
            mine = generation;
            if (++arrived == 2) {
                arrived = 0;
                generation++; //~ RACE LockBarrier.generation a
            }
        }
        while (generation == mine) Thread.onSpinWait(); //~ RACE LockBarrier.generation a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockBarrier::await);
        other.start();
        await();
        other.join();
    }
}
