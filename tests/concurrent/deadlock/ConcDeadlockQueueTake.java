// A consumer takes one element more than is ever produced, in a pool whose threads all wait.
// expect: deadlock
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ConcDeadlockQueueTake {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            for (int i = 0; i < 3; i++) queue.put(i);
            return null;
        });
        for (int i = 0; i < 4; i++) System.out.println(queue.take());
    }
}
