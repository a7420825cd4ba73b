// Two threads start a third one if it does not live yet: the second to come fails.
// check: --all
// expect: exception
// states: 91  transitions: 120
public class StartTwice {
    static final Thread WORKER = new Thread(() -> {});

    static void ensureStarted() {
        if (WORKER.getState() == Thread.State.NEW) {
            WORKER.start(); //~ EXCEPTION
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(StartTwice::ensureStarted);
        other.start();
        ensureStarted();
        other.join();
    }
}
