// A flag that stays up.
// check: --all --liveness
// expect: none
// states: 12  transitions: 17
public class KeptFlag {
    static volatile boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!go) Thread.onSpinWait();
        }).start();
        go = true;
    }
}
