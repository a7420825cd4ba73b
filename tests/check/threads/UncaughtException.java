// A thread that is started before what it needs is there; nobody catches its exception.
// check: --all
// expect: exception
// states: 14  transitions: 16
public class UncaughtException {
    static volatile boolean ready;

    static void work() {
        if (!ready) throw new IllegalStateException("not ready"); //~ EXCEPTION
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(UncaughtException::work);
        worker.start();
        ready = true;
        worker.join();
    }
}
