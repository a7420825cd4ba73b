// SynchronousQueue hands over one by one, fair or not; offer without a taker fails.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class ConcSynchronousQueue {
    public static void main(String[] args) throws Exception {
        for (boolean fair : new boolean[] {false, true}) {
            SynchronousQueue<Integer> queue = new SynchronousQueue<>(fair);
            System.out.println("offer " + queue.offer(1) + " timed " + queue.offer(1, 1, TimeUnit.MILLISECONDS)
                    + " poll " + queue.poll() + " " + queue.poll(1, TimeUnit.MILLISECONDS) + " size " + queue.size());
            Thread[] givers = new Thread[2];
            for (int t = 0; t < 2; t++) {
                int id = t;
                givers[t] = new Thread(() -> {
                    try {
                        for (int i = 0; i < 5; i++) queue.put(id * 100 + i);
                    } catch (InterruptedException e) {
                        System.out.println("interrupted");
                    }
                });
                givers[t].start();
            }
            int sum = 0;
            int[] last = {-1, -1};
            boolean ordered = true;
            for (int i = 0; i < 10; i++) {
                int item = queue.take();
                sum += item;
                ordered &= item % 100 == last[item / 100] + 1;
                last[item / 100] = item % 100;
            }
            for (Thread giver : givers) giver.join();
            System.out.println("sum " + sum + " ordered " + ordered);
        }
    }
}
