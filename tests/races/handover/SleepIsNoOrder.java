// However long one sleeps, it orders nothing.
// check: --all
// expect: assertion
public class SleepIsNoOrder {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> x = 1).start(); //~ RACE SleepIsNoOrder.x a
        Thread.sleep(1_000);
        assert x == 1; //~ RACE SleepIsNoOrder.x a
    }
}
