// A handler that fails itself: the machine ignores what it throws, as the specification asks, and so does the verdict.
// check:
// expect: none
// states: 10  transitions: 10
public class HandlerThrows {
    static volatile boolean called;

    static void handle(Thread thread, Throwable exception) {
        called = true;
        throw new IllegalStateException("in the handler");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            throw new UnsupportedOperationException();
        });
        worker.setUncaughtExceptionHandler(HandlerThrows::handle);
        worker.start();
        worker.join();
        assert called;
    }
}
