// Waits for another thread until a deadline, and takes it for granted that this is enough. It is, if time passes only when nothing
// else happens.
// check: --max-time 60
// expect: assertion
// states: 7  transitions: 8
// check: --timeouts quiescent --max-time 60
// expect: none
// states: 13  transitions: 14
public class WaitsUntilDeadline {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        long deadline = System.currentTimeMillis() + 1000;
        while (!done && System.currentTimeMillis() < deadline) {
            Thread.onSpinWait();
        }
        assert done; //~ ASSERTION
    }
}
