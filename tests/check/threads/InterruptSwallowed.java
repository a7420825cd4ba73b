// A worker that swallows the interrupt meant to end it and waits again.
// check: --all
// expect: deadlock
// states: 31  transitions: 36
public class InterruptSwallowed {
    static final Object WORK = new Object();

    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            synchronized (WORK) {
                try {
                    WORK.wait(); //~ DEADLOCK
                } catch (InterruptedException e) {
                    continue;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptSwallowed::work);
        worker.start();
        worker.interrupt();
        worker.join(); //~ DEADLOCK
    }
}
