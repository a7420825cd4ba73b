// DelayQueue: elements come out in the order of their times, none before its time.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class ConcDelayQueue {
    static class Item implements Delayed {
        final String name;
        final long due;

        Item(String name, long due) {
            this.name = name;
            this.due = due;
        }

        @Override public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override public int compareTo(Delayed other) {
            return Long.compare(due, ((Item) other).due);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        long now = System.nanoTime();
        queue.put(new Item("third", now + 6_000_000));
        queue.put(new Item("first", now + 2_000_000));
        queue.put(new Item("second", now + 4_000_000));
        queue.put(new Item("far", now + TimeUnit.HOURS.toNanos(10)));
        StringBuilder log = new StringBuilder();
        Thread taker = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    Item item = queue.take();
                    log.append(item.name).append(System.nanoTime() - item.due >= 0 ? " due\n" : " early\n");
                }
            } catch (InterruptedException e) {
                log.append("interrupted\n");
            }
        });
        taker.start();
        taker.join();
        System.out.print(log);
        System.out.println(queue.poll() + " " + queue.poll(1, TimeUnit.MILLISECONDS) + " " + queue.peek().name);
    }
}
