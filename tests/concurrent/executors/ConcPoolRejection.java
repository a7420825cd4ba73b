// Rejection policies of a pool of one busy thread with a queue of one.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ConcPoolRejection {
    static void run(String name, RejectedExecutionHandler policy) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), policy);
        CountDownLatch gate = new CountDownLatch(1);
        StringBuffer ran = new StringBuffer();
        Thread main = Thread.currentThread();
        pool.execute(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                ran.append("interrupted");
            }
        });
        for (int i = 0; i < 3; i++) {
            int n = i;
            try {
                pool.execute(() -> ran.append(n).append(Thread.currentThread() == main ? "m " : " "));
            } catch (RejectedExecutionException e) {
                ran.append("rejected ").append(n).append(' ');
            }
        }
        gate.countDown();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(name + ": " + ran + "completed " + pool.getCompletedTaskCount());
    }

    public static void main(String[] args) throws Exception {
        run("abort", new ThreadPoolExecutor.AbortPolicy());
        run("discard", new ThreadPoolExecutor.DiscardPolicy());
        run("oldest", new ThreadPoolExecutor.DiscardOldestPolicy());
        run("caller", new ThreadPoolExecutor.CallerRunsPolicy());
    }
}
