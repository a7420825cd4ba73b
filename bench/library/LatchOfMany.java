import java.util.concurrent.CountDownLatch;

/** Threads that count down a latch, which the first thread awaits: the argument is how many. */
public class LatchOfMany {
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]);
        CountDownLatch latch = new CountDownLatch(threads);
        int[] results = new int[threads];
        for (int i = 0; i < threads; i++) {
            int number = i;
            new Thread(() -> {
                results[number] = 1;
                latch.countDown();
            }).start();
        }
        latch.await();
        int sum = 0;
        for (int result : results) sum += result;
        assert sum == threads;
    }
}
