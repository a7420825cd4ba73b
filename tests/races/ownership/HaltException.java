// Work items belong to the producer, then to a locked buffer, then to the consumer, which ends at a special one by an exception.
// check: --all
public class HaltException {
    static final class Halt extends Exception {
        private static final long serialVersionUID = 1;
    }

    static final class Item {
        int value;
    }

    static final class Buffer {
        private Item held;

        synchronized void put(Item item) throws InterruptedException {
            while (held != null) wait();
            held = item;
            notifyAll();
        }

        synchronized Item get() throws InterruptedException, Halt {
            while (held == null) wait();
            Item item = held;
            held = null;
            notifyAll();
            if (item.value < 0) throw new Halt();
            return item;
        }
    }

    static void produce(Buffer buffer) {
        try {
            for (int value : new int[] {1, -1}) {
                Item item = new Item();
                item.value = value;
                buffer.put(item);
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread producer = new Thread(() -> produce(buffer));
        producer.start();
        int sum = 0;
        try {
            while (true) {
                Item item = buffer.get();
                item.value *= 2;
                sum += item.value;
            }
        } catch (Halt halt) {
            assert sum == 2;
        }
        producer.join();
    }
}
