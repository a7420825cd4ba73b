// A consumer that asks `if` instead of `while` goes on when the item that woke it is gone again.
// check: --all
// expect: assertion
// states: 144  transitions: 173
public class BufferIfWait {
    int items;

    synchronized void put() {
        items++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        if (items == 0) wait();
        assert items > 0; //~ ASSERTION
        items--;
    }

    void consume() {
        try {
            take();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BufferIfWait buffer = new BufferIfWait();
        Thread[] consumers = {new Thread(buffer::consume), new Thread(buffer::consume)};
        for (Thread consumer : consumers) consumer.start();
        buffer.put();
        buffer.put();
        for (Thread consumer : consumers) consumer.join();
    }
}
