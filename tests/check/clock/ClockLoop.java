// Looks at the clock until the end of all time, or until somebody says so: without synchronisation.
// check: --max-time 60
// expect: data-race
// states: 6  transitions: 9
// check: --timeouts quiescent --max-time 60
// expect: data-race
// states: 5  transitions: 6
public class ClockLoop {
    static boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            go = true; //~ DATA-RACE
        });
        other.start();
        long start = System.nanoTime();
        while (System.nanoTime() - start < Long.MAX_VALUE) {
            if (go) { //~ DATA-RACE
                break;
            }
        }
        other.join();
    }
}
