// A volatile flag hands over the plain result.
// check: --all
public class DoneFlagFixed {
    static int x;
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            x = 1;
            done = true;
        });
        writer.start();
        while (!done) Thread.onSpinWait();
        assert x == 1;
        writer.join();
    }
}
