// A buffer of one place, one producer of two items, two consumers. All wait on one monitor, so that `notify` can wake the
// wrong kind: a consumer that has emptied the buffer wakes the other consumer instead of the producer.
// check: --all
// expect: deadlock
// states: 189  transitions: 231
// check: --all --races off
// expect: deadlock
// states: 370  transitions: 415
public class BufferNotify {
    static final int CAPACITY = 1;
    int items;

    synchronized void put() throws InterruptedException {
        while (items == CAPACITY) wait(); //~ DEADLOCK
        items++;
        notify();
    }

    synchronized void take() throws InterruptedException {
        while (items == 0) wait(); //~ DEADLOCK
        items--;
        notify();
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
        BufferNotify buffer = new BufferNotify();
        Thread[] threads = {new Thread(buffer::produce), new Thread(buffer::consume), new Thread(buffer::consume)};
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join(); //~ DEADLOCK
        assert buffer.items == 0;
    }
}
