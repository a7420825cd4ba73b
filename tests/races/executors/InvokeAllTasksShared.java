// Both actions add to one element.
// check: --all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class InvokeAllTasksShared {
    static final int[] PARTS = new int[1];

    static class Part extends RecursiveAction {
        private static final long serialVersionUID = 1;
        final int index;

        Part(int index) {
            this.index = index;
        }

        @Override
        protected void compute() {
            if (index < 0)
                ForkJoinTask.invokeAll(new Part(0), new Part(1));
            else
                PARTS[0] += 1; //~ RACE InvokeAllTasksShared.PARTS[] a a
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Part(-1));
    }
}
