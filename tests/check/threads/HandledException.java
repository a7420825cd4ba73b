// The program's own handlers take the exception: one of the thread, one for all threads.
// check:
// args: own
// expect: none
// states: 10  transitions: 10
// check:
// args: default
// expect: none
// states: 10  transitions: 10
public class HandledException {
    static volatile String handled = "none";

    static void work() {
        throw new IllegalStateException("expected");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.UncaughtExceptionHandler handler = (thread, exception) -> handled = exception.getMessage();
        Thread worker = new Thread(HandledException::work);
        if (args[0].equals("own")) worker.setUncaughtExceptionHandler(handler);
        else Thread.setDefaultUncaughtExceptionHandler(handler);
        worker.start();
        worker.join();
        assert handled.equals("expected");
    }
}
