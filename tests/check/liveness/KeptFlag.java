// A flag that stays up.
// check: --all --liveness
// expect: none
public class KeptFlag {
    static volatile boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!go) Thread.onSpinWait();
        }).start();
        go = true;
    }
}
