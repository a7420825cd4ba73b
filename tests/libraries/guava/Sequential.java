// Two tasks on two threads count without a lock.
// jars: guava
// check: --all
import java.util.concurrent.Executor;

public class Sequential {
    static int count;

    public static void main(String[] args) {
        Executor threads = task -> new Thread(task).start();
        threads.execute(() -> count++); //~ RACE Sequential.count a
        threads.execute(() -> count++); //~ RACE Sequential.count a
    }
}
