// Interrupting a sleeping thread is a hand-over, too.
// check: --all
public class SleepInterrupted {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException expected) {
                assert x == 1;
            }
        });
        sleeper.start();
        x = 1;
        sleeper.interrupt();
        sleeper.join();
    }
}
