// Looks at the clock until the end of all time, or until somebody says so.
// check: --max-time 60
// expect: none
// states: 31  transitions: 39
// check: --timeouts quiescent --max-time 60
// expect: none
// states: 12  transitions: 13
public class ClockLoopOrdered {
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> go = true);
        other.start();
        long start = System.nanoTime();
        while (System.nanoTime() - start < Long.MAX_VALUE) {
            if (go) {
                break;
            }
        }
        other.join();
    }
}
