// All of the barrier's fields are under its lock.
// check: --all
public class LockBarrierFixed {
    static final Object LOCK = new Object();
    static int arrived;
    static int generation;

    static void await() throws InterruptedException {
        synchronized (LOCK) {
            int mine = generation;
            if (++arrived == 2) {
                arrived = 0;
                generation++;
                LOCK.notifyAll();
            } else {
                while (generation == mine) LOCK.wait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                await();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        });
        other.start();
        await();
        other.join();
    }
}
