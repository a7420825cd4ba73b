// PriorityBlockingQueue: filled by three threads, then emptied in order.
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

public class ConcPriorityBlockingQueue {
    record Job(int priority, String name) {
    }

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Job> queue = new PriorityBlockingQueue<>(1,
                Comparator.comparingInt(Job::priority).reversed().thenComparing(Job::name));
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 5; i++) queue.put(new Job(i * (id + 1) % 7, "job-" + id + "-" + i));
            });
            threads[t].start();
        }
        Job early = queue.take();
        for (Thread thread : threads) thread.join();
        queue.put(early);
        while (!queue.isEmpty()) {
            Job job = queue.take();
            System.out.println(job.priority() + " " + job.name());
        }
        System.out.println(queue.poll());
    }
}
