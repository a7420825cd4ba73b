// A ring for one producer and one consumer, with plain indices.
// check: --all
public class TwoThreadQueue {
    static final int[] ITEMS = new int[1];
    static int head;
    static int tail;

    static void put(int item) {
        while (tail - head == ITEMS.length) Thread.onSpinWait(); //~ RACE TwoThreadQueue.head a
        ITEMS[tail % ITEMS.length] = item; //~ RACE TwoThreadQueue.ITEMS[] a
        tail++; //~ RACE TwoThreadQueue.tail a
    }

    static int take() {
        while (tail == head) Thread.onSpinWait(); //~ RACE TwoThreadQueue.tail a
        int item = ITEMS[head % ITEMS.length]; //~ RACE TwoThreadQueue.ITEMS[] a
        head++; //~ RACE TwoThreadQueue.head a
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
