// A worker spins until a plain flag tells it to stop: the search ends, and finds the race.
// check: --all
public class StopFlag {
    static boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!stop) Thread.onSpinWait(); //~ RACE StopFlag.stop a
        });
        worker.start();
        stop = true; //~ RACE StopFlag.stop a
        worker.join();
    }
}
