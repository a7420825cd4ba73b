// ThreadPoolExecutor: hooks around tasks, core and maximum sizes, shutdownNow returns what did not run.
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcPoolHooks {
    public static void main(String[] args) throws Exception {
        AtomicInteger before = new AtomicInteger(), failed = new AtomicInteger(), ended = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override protected void beforeExecute(Thread t, Runnable r) {
                before.incrementAndGet();
            }

            @Override protected void afterExecute(Runnable r, Throwable t) {
                if (t != null) failed.incrementAndGet();
            }

            @Override protected void terminated() {
                ended.incrementAndGet();
            }
        };
        for (int i = 0; i < 6; i++) {
            int n = i;
            pool.execute(() -> {
                if (n % 3 == 0) throw new IllegalArgumentException("expected");
            });
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + before + " " + failed + " " + ended);
        ThreadPoolExecutor wide = new ThreadPoolExecutor(0, 3, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
        CountDownLatch started = new CountDownLatch(3), interrupted = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            wide.execute(() -> {
                started.countDown();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    interrupted.countDown();
                }
            });
        }
        started.await();
        System.out.println(wide.getPoolSize() + " " + wide.getActiveCount() + " " + wide.getLargestPoolSize());
        List<Runnable> rest = wide.shutdownNow();
        interrupted.await();
        System.out.println(rest.size() + " " + wide.awaitTermination(1, TimeUnit.HOURS));
    }
}
