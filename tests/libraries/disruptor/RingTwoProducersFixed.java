// A ring for several producers claims sequences by compare-and-set: each event is filled by one of them.
// Its ordered writes are taken for sequentially consistent, on the user's word.
// jars: disruptor
// check: --all --assume-sc
import com.lmax.disruptor.RingBuffer;

public class RingTwoProducersFixed {
    static final class Event {
        int value;
    }

    static void produce(RingBuffer<Event> ring, int value) {
        long sequence = ring.next();
        ring.get(sequence).value = value;
        ring.publish(sequence);
    }

    public static void main(String[] args) throws InterruptedException {
        RingBuffer<Event> ring = RingBuffer.createMultiProducer(Event::new, 4);
        Thread other = new Thread(() -> produce(ring, 1));
        other.start();
        produce(ring, 2);
        other.join();
        assert ring.get(0).value + ring.get(1).value == 3;
    }
}
