// What a task's subtasks write is ordered before what comes after they were joined, and that before what their submitter does.
// check: --all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinTasks {
    static final class Part extends RecursiveAction {
        final int[] cells;
        final int from, to;
        int sum;

        Part(int[] cells, int from, int to) {
            this.cells = cells;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                sum = ++cells[from];
                return;
            }
            int middle = (from + to) / 2;
            Part low = new Part(cells, from, middle), high = new Part(cells, middle, to);
            invokeAll(low, high);
            sum = low.sum + high.sum;
        }
    }

    public static void main(String[] args) {
        int[] cells = {1, 2};
        Part whole = new Part(cells, 0, 2);
        new ForkJoinPool(1).invoke(whole);
        assert whole.sum == 5 && cells[0] == 2;
    }
}
