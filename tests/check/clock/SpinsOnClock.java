// However often one looks at the clock, time passes: that is no livelock. A thread that looks at it for another reason, and for
// ever, is one.
// check: --liveness --max-time 60
// args: until-a-time
// expect: none
// states: 17  transitions: 34
// check: --liveness --all --max-time 60
// args: for-ever
// expect: livelock
// states: 17  transitions: 36
public class SpinsOnClock {
    static volatile boolean stop;
    static volatile long last;

    public static void main(String[] args) {
        Thread other = new Thread(() -> {});
        other.start();
        long start = System.nanoTime();
        if (args[0].equals("until-a-time")) {
            while (System.nanoTime() - start < 1_000_000_000L) {
                Thread.onSpinWait();
            }
            return;
        }
        while (!stop) {
            System.nanoTime(); //~ LIVELOCK
        }
    }
}
