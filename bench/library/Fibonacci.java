import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Fibonacci numbers by recursive tasks: arguments are which number, and workers. */
public class Fibonacci extends RecursiveTask<Integer> {
    final int n;

    Fibonacci(int n) {
        this.n = n;
    }

    @Override
    protected Integer compute() {
        if (n < 2) return n;
        Fibonacci one = new Fibonacci(n - 1);
        one.fork();
        return new Fibonacci(n - 2).compute() + one.join();
    }

    public static void main(String[] arguments) {
        ForkJoinPool pool = new ForkJoinPool(Integer.parseInt(arguments[1]));
        int result = pool.invoke(new Fibonacci(Integer.parseInt(arguments[0])));
        int expected = 0;
        for (int i = 0, next = 1; i < Integer.parseInt(arguments[0]); i++) {
            int sum = expected + next;
            expected = next;
            next = sum;
        }
        assert result == expected;
        pool.shutdown();
    }
}
