// Two producers on a ring made for one: both claim sequences with plain reads and writes of the sequencer's fields.
// jars: disruptor
// race: com.lmax.disruptor.SingleProducerSequencerFields.nextValue a SingleProducerSequencer.next
// race: com.lmax.disruptor.SingleProducerSequencerFields.nextValue a SingleProducerSequencer.next
// check:
import com.lmax.disruptor.RingBuffer;

public class RingTwoProducers {
    static final class Event {
        int value;
    }

    static void produce(RingBuffer<Event> ring, int value) {
        long sequence = ring.next();
        ring.get(sequence).value = value;
        ring.publish(sequence);
    }

    public static void main(String[] args) throws InterruptedException {
        RingBuffer<Event> ring = RingBuffer.createSingleProducer(Event::new, 4);
        Thread other = new Thread(() -> produce(ring, 1));
        other.start();
        produce(ring, 2);
        other.join();
    }
}
