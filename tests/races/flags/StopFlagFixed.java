// A volatile flag.
// check: --all
public class StopFlagFixed {
    static volatile boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!stop) Thread.onSpinWait();
        });
        worker.start();
        stop = true;
        worker.join();
    }
}
