// A flag that goes up and down again: a thread that looks too late spins for ever.
// check: --all
// expect: none
// states: 14  transitions: 17
// check: --all --liveness
// expect: livelock
// states: 16  transitions: 24
public class MissedPulse {
    static volatile boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!go) Thread.onSpinWait(); //~ LIVELOCK
        }).start();
        go = true;
        go = false;
    }
}
