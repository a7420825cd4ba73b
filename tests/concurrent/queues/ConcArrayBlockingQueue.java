// ArrayBlockingQueue: a pipeline of two stages with poison pills.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class ConcArrayBlockingQueue {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> raw = new ArrayBlockingQueue<>(2);
        BlockingQueue<String> cooked = new ArrayBlockingQueue<>(1, true);
        Thread source = new Thread(() -> {
            try {
                for (int i = 1; i <= 10; i++) raw.put(i);
                raw.put(-1);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        Thread cook = new Thread(() -> {
            try {
                for (int item = raw.take(); item != -1; item = raw.take()) cooked.put("item " + item * item);
                cooked.put("end");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        source.start();
        cook.start();
        for (String item = cooked.take(); !item.equals("end"); item = cooked.take()) System.out.println(item);
        source.join();
        cook.join();
        System.out.println(raw.size() + " " + cooked.remainingCapacity());
    }
}
