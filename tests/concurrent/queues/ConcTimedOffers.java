// offer and poll with timeouts on full and empty queues, and with a partner that comes.
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class ConcTimedOffers {
    public static void main(String[] args) throws Exception {
        List<BlockingQueue<Integer>> queues = List.of(new ArrayBlockingQueue<>(1), new LinkedBlockingQueue<>(1),
                new LinkedBlockingDeque<>(1));
        for (BlockingQueue<Integer> queue : queues) {
            System.out.println(queue.getClass().getSimpleName());
            System.out.println("  empty " + queue.poll(1, TimeUnit.MILLISECONDS) + " " + queue.poll());
            System.out.println("  room " + queue.offer(1, 1, TimeUnit.MILLISECONDS));
            System.out.println("  full " + queue.offer(2, 1, TimeUnit.MILLISECONDS) + " " + queue.offer(2));
            try {
                queue.add(3);
            } catch (IllegalStateException e) {
                System.out.println("  " + e.getMessage());
            }
            Thread taker = new Thread(() -> {
                try {
                    System.out.println("  took " + queue.poll(1, TimeUnit.HOURS));
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
            taker.start();
            boolean placed = queue.offer(4, 1, TimeUnit.HOURS);
            taker.join();
            System.out.println("  placed " + placed + " " + queue);
        }
    }
}
