// The submitter reads what a task writes without waiting for it.
// check: --all
import java.util.concurrent.ForkJoinPool;

public class ForkJoinEarly {
    static int side;

    public static void main(String[] args) {
        new ForkJoinPool(1).execute(() -> {
            side = 1; //~ RACE ForkJoinEarly.side a
        });
        int seen = side; //~ RACE ForkJoinEarly.side a
        assert seen == 0 || seen == 1;
    }
}
