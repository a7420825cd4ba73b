// An interrupt orders what the interrupting thread did before what the other does once it has seen it.
// check: --all
public class Interrupt {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            while (!Thread.interrupted()) Thread.onSpinWait();
            assert x == 1;
        });
        waiter.start();
        x = 1;
        waiter.interrupt();
        waiter.join();
    }
}
