import java.util.concurrent.ConcurrentLinkedQueue;

/** Threads that add to a ConcurrentLinkedQueue and poll it: threads and times. */
public class LinkedQueueOfMany {
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), times = Integer.parseInt(arguments[1]);
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int number = i;
            workers[i] = new Thread(() -> {
                for (int n = 0; n < times; n++) {
                    if (number % 2 == 0) queue.add(n);
                    else queue.poll();
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert queue.size() <= threads * times;
    }
}
