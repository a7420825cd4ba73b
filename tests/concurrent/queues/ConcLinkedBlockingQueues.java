// LinkedBlockingQueue and LinkedBlockingDeque with several producers and consumers; drainTo of the rest.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcLinkedBlockingQueues {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(3);
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        AtomicInteger sum = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        if (id < 2) {
                            queue.put(i);
                        } else {
                            int item = queue.take();
                            sum.addAndGet(item);
                            if (id == 2) deque.putFirst(item);
                            else deque.putLast(item);
                        }
                    }
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        List<Integer> rest = new ArrayList<>();
        System.out.println("sum " + sum + " drained " + deque.drainTo(rest, 15) + " left " + deque.size());
        deque.drainTo(rest);
        Collections.sort(rest);
        System.out.println(rest + " " + queue.remainingCapacity());
    }
}
