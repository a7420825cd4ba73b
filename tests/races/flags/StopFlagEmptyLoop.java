// The same with an empty loop, that nothing in it makes visible.
// check: --all
public class StopFlagEmptyLoop {
    static boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!stop); //~ RACE StopFlagEmptyLoop.stop a
        });
        worker.start();
        stop = true; //~ RACE StopFlagEmptyLoop.stop a
        worker.join();
    }
}
