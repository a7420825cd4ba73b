// ForkJoinPool: RecursiveTask, RecursiveAction and CountedCompleter on an own pool.
import java.util.Arrays;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcForkJoin {
    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) { this.n = n; }

        @Override protected Integer compute() {
            if (n < 2) return n;
            Fib left = new Fib(n - 1);
            left.fork();
            return new Fib(n - 2).compute() + left.join();
        }
    }

    static class Square extends RecursiveAction {
        final int[] data;
        final int from, to;

        Square(int[] data, int from, int to) { this.data = data; this.from = from; this.to = to; }

        @Override protected void compute() {
            if (to - from <= 2) {
                for (int i = from; i < to; i++) data[i] *= data[i];
            } else {
                int middle = (from + to) / 2;
                invokeAll(new Square(data, from, middle), new Square(data, middle, to));
            }
        }
    }

    static class Count extends CountedCompleter<Void> {
        final int size;
        final AtomicInteger leaves;

        Count(CountedCompleter<?> parent, int size, AtomicInteger leaves) {
            super(parent);
            this.size = size;
            this.leaves = leaves;
        }

        @Override public void compute() {
            if (size > 1) {
                addToPendingCount(2);
                new Count(this, size / 2, leaves).fork();
                new Count(this, size - size / 2, leaves).fork();
            } else {
                leaves.incrementAndGet();
            }
            tryComplete();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new Fib(9)));
        int[] data = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        pool.invoke(new Square(data, 0, data.length));
        System.out.println(Arrays.toString(data));
        AtomicInteger leaves = new AtomicInteger();
        pool.invoke(new Count(null, 11, leaves));
        System.out.println(leaves);
        pool.shutdown();
    }
}
