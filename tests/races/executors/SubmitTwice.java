// What is submitted comes after all that its submitter has done before, also by the second submission of one thread.
// check: --all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

public class SubmitTwice {
    static int value;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Future<?> first = pool.submit(() -> { });
        value = 2;
        Future<Integer> second = pool.submit(() -> value);
        first.get();
        assert second.get() == 2;
    }
}
