// Whoever finds that a thread has terminated is ordered after all it did, by getState too.
// check: --all
public class StateTerminated {
    static int output;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> output = 1);
        worker.start();
        if (worker.getState() == Thread.State.TERMINATED) {
            assert output == 1;
        }
    }
}
