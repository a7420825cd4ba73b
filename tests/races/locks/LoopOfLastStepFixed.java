// LoopOfLastStep, with the increments under the lock, too.
// check: --all
public class LoopOfLastStepFixed {
    static int value;
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                value = 1;
            }
        });
        other.start();
        for (int i = 0; i < 3; i++) {
            synchronized (LOCK) {
                Thread.onSpinWait();
                value++;
            }
        }
    }
}
