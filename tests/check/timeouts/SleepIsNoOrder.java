// Sleeping long enough for the other thread to be done.
// check: --all --timeouts any
// expect: assertion
// states: 14  transitions: 15
// check: --timeouts quiescent
// expect: none
// states: 8  transitions: 8
public class SleepIsNoOrder {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> done = true).start();
        Thread.sleep(1000);
        assert done; //~ ASSERTION
    }
}
