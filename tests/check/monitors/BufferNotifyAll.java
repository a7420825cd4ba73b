// A buffer of one place, one producer of two items, two consumers, and everybody is woken.
// check:
// expect: none
// states: 170  transitions: 210
public class BufferNotifyAll {
    static final int CAPACITY = 1;
    int items;

    synchronized void put() throws InterruptedException {
        while (items == CAPACITY) wait();
        items++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (items == 0) wait();
        items--;
        notifyAll();
    }

    void produce() {
        try {
            put();
            put();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    void consume() {
        try {
            take();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BufferNotifyAll buffer = new BufferNotifyAll();
        Thread[] threads = {new Thread(buffer::produce), new Thread(buffer::consume), new Thread(buffer::consume)};
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assert buffer.items == 0;
    }
}
