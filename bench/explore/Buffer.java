// A bounded buffer with wait and notifyAll, and messages that are allocated on the way.
public class Buffer {
    static final class Message {
        final int number;
        final Message next;

        Message(int number, Message next) {
            this.number = number;
            this.next = next;
        }
    }

    private Message head;
    private int size;

    synchronized void put(int number) throws InterruptedException {
        while (size == 2) wait();
        head = new Message(number, head);
        size++;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (size == 0) wait();
        int number = head.number;
        head = head.next;
        size--;
        notifyAll();
        return number;
    }

    public static void main(String[] arguments) {
        int rounds = Integer.parseInt(arguments[0]);
        Buffer buffer = new Buffer();
        for (int i = 0; i < 2; i++) {
            int first = i * rounds;
            new Thread(() -> {
                try {
                    for (int round = 0; round < rounds; round++) buffer.put(first + round);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
            new Thread(() -> {
                try {
                    for (int round = 0; round < rounds; round++) buffer.take();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
