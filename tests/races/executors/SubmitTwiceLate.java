// The value is set after the task that reads it was submitted.
// check: --all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

public class SubmitTwiceLate {
    static int value;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Future<?> first = pool.submit(() -> { });
        Future<Integer> second = pool.submit(() -> value); //~ RACE SubmitTwiceLate.value a
        value = 2; //~ RACE SubmitTwiceLate.value a
        first.get();
        second.get();
    }
}
