// invokeAll of two actions, each with a part of the array: what they did comes before its return.
// check: --all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class InvokeAllTasks {
    static final int[] PARTS = new int[2];

    static class Part extends RecursiveAction {
        private static final long serialVersionUID = 1;
        final int index;

        Part(int index) {
            this.index = index;
        }

        @Override
        protected void compute() {
            if (index < 0) {
                ForkJoinTask.invokeAll(new Part(0), new Part(1));
                assert PARTS[0] + PARTS[1] == 1;
            } else {
                PARTS[index] = index;
            }
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Part(-1));
        assert PARTS[1] == 1;
    }
}
