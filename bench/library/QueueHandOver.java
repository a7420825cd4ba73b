import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One thread puts numbers into a queue, another takes them: arguments are "array" or "linked", and how many. */
public class QueueHandOver {
    public static void main(String[] arguments) throws Exception {
        BlockingQueue<int[]> queue = arguments[0].equals("array") ? new ArrayBlockingQueue<>(1) : new LinkedBlockingQueue<>();
        int count = Integer.parseInt(arguments[1]);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < count; i++) queue.put(new int[] {i});
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        producer.start();
        for (int i = 0; i < count; i++) {
            int got = queue.take()[0];
            assert got == i;
        }
        producer.join();
    }
}
