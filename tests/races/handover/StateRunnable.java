// Any other state of a thread says nothing of what it has done.
// check: --all
public class StateRunnable {
    static int output;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> output = 1); //~ RACE StateRunnable.output a
        worker.start();
        if (worker.getState() == Thread.State.RUNNABLE) {
            int seen = output; //~ RACE StateRunnable.output a
            assert seen == 0 || seen == 1;
        }
    }
}
