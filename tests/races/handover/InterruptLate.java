// The value is written after the interrupt.
// check: --all
// expect: assertion
public class InterruptLate {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            while (!Thread.interrupted()) Thread.onSpinWait();
            assert x == 1; //~ RACE InterruptLate.x a
        });
        waiter.start();
        waiter.interrupt();
        x = 1; //~ RACE InterruptLate.x a
        waiter.join();
    }
}
