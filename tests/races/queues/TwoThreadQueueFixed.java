// A ring for one producer and one consumer: volatile indices, each written by one thread, order the plain items.
// check: --all
public class TwoThreadQueueFixed {
    static final int[] ITEMS = new int[1];
    static volatile int head;
    static volatile int tail;

    static void put(int item) {
        while (tail - head == ITEMS.length) Thread.onSpinWait();
        ITEMS[tail % ITEMS.length] = item;
        tail++;
    }

    static int take() {
        while (tail == head) Thread.onSpinWait();
        int item = ITEMS[head % ITEMS.length];
        head++;
        return item;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> {
            put(1);
            put(2);
        });
        producer.start();
        assert take() == 1;
        assert take() == 2;
        producer.join();
    }
}
