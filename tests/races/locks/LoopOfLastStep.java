// Once the other thread has ended, the rest of main is one step, which increments three times: only the first time races.
// check: --all
public class LoopOfLastStep {
    static int value;
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                value = 1; //~ RACE LoopOfLastStep.value a
            }
        });
        other.start();
        for (int i = 0; i < 3; i++) {
            synchronized (LOCK) {
                Thread.onSpinWait();
            }
            value++; //~ RACE LoopOfLastStep.value a
        }
    }
}
