// The look and the start are one action.
// check:
// expect: none
// states: 80  transitions: 90
public class StartOnce {
    static final Thread WORKER = new Thread(() -> {});

    static synchronized void ensureStarted() {
        if (WORKER.getState() == Thread.State.NEW) {
            WORKER.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(StartOnce::ensureStarted);
        other.start();
        ensureStarted();
        other.join();
    }
}
