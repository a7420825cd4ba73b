// FutureTask and Future.cancel: before the run, during it, after it; timed get.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ConcFutureCancel {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch started = new CountDownLatch(1), stopped = new CountDownLatch(1);
        Future<?> running = pool.submit(() -> {
            started.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                stopped.countDown();
            }
        });
        Future<String> queued = pool.submit(() -> "never");
        started.await();
        try {
            running.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timed out");
        }
        System.out.println("queued " + queued.cancel(false) + " " + queued.isDone());
        System.out.println("running " + running.cancel(true) + " " + running.cancel(true));
        stopped.await();
        try {
            queued.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        FutureTask<Integer> task = new FutureTask<>(() -> 5);
        Thread[] racers = {new Thread(task), new Thread(task)};
        for (Thread racer : racers) racer.start();
        System.out.println(task.get() + " late cancel " + task.cancel(true));
        for (Thread racer : racers) racer.join();
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));
    }
}
