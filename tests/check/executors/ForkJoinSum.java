// A sum by a RecursiveTask in a ForkJoinPool of one worker.
// check:
// expect: none
// states: 712  transitions: 904
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSum extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    final int from;
    final int to;

    ForkJoinSum(int from, int to) {
        this.from = from;
        this.to = to;
    }

    @Override
    protected Integer compute() {
        if (to - from == 1) return from;
        int middle = (from + to) / 2;
        ForkJoinSum left = new ForkJoinSum(from, middle);
        left.fork();
        int right = new ForkJoinSum(middle, to).compute();
        return left.join() + right;
    }

    public static void main(String[] args) {
        int sum = new ForkJoinPool(1).invoke(new ForkJoinSum(1, 3));
        assert sum == 3;
    }
}
