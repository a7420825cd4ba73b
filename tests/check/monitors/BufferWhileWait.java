// A consumer that asks again whenever it wakes up.
// check:
// expect: none
// states: 120  transitions: 149
public class BufferWhileWait {
    int items;

    synchronized void put() {
        items++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (items == 0) wait();
        assert items > 0;
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
        BufferWhileWait buffer = new BufferWhileWait();
        Thread[] consumers = {new Thread(buffer::consume), new Thread(buffer::consume)};
        for (Thread consumer : consumers) consumer.start();
        buffer.put();
        buffer.put();
        for (Thread consumer : consumers) consumer.join();
    }
}
