// The worker counts in a plain field of its own while it waits: its states are all different, until it is stopped.
// check: --all
public class StopFlagWorking {
    static boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            int turns = 0;
            while (!stop) turns = (turns + 1) % 3; //~ RACE StopFlagWorking.stop a
        });
        worker.start();
        stop = true; //~ RACE StopFlagWorking.stop a
        worker.join();
    }
}
