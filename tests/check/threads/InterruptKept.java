// A worker that hands the interrupt on to its own loop.
// check:
// expect: none
// states: 27  transitions: 34
public class InterruptKept {
    static final Object WORK = new Object();

    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            synchronized (WORK) {
                try {
                    WORK.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptKept::work);
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
