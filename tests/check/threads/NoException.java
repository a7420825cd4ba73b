// What the thread needs is there before it starts.
// check:
// expect: none
// states: 8  transitions: 8
public class NoException {
    static volatile boolean ready;

    static void work() {
        if (!ready) throw new IllegalStateException("not ready");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(NoException::work);
        ready = true;
        worker.start();
        worker.join();
    }
}
