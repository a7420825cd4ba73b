// A bounded buffer by hand: wait in loops, notifyAll at each change; the sum of what is consumed is what was produced.
import java.util.ArrayDeque;

public class ConcBoundedBuffer {
    static class Buffer {
        private final ArrayDeque<Integer> items = new ArrayDeque<>();
        private int most;

        synchronized void put(int value) throws InterruptedException {
            while (items.size() == 2) wait();
            items.add(value);
            most = Math.max(most, items.size());
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (items.isEmpty()) wait();
            int value = items.remove();
            notifyAll();
            return value;
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        int[] sums = new int[2];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 2; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 1; i <= 10; i++) buffer.put(i + 100 * id);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
            threads[2 + t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 10; i++) sums[id] += buffer.take();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println("sum " + (sums[0] + sums[1]) + " bounded " + (buffer.most <= 2));
    }
}
