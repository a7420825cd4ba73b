// The producer publishes the sequence before it has filled the event.
// jars: disruptor
// check: --all
import com.lmax.disruptor.EventPoller;
import com.lmax.disruptor.RingBuffer;

public class RingTooLate {
    static final class Event {
        int value;
    }

    public static void main(String[] args) throws Exception {
        RingBuffer<Event> ring = RingBuffer.createSingleProducer(Event::new, 2);
        EventPoller<Event> poller = ring.newPoller();
        ring.addGatingSequences(poller.getSequence());
        new Thread(() -> {
            long sequence = ring.next();
            Event event = ring.get(sequence);
            ring.publish(sequence);
            event.value = 7; //~ RACE RingTooLate$Event.value a
        }).start();
        poller.poll((event, sequence, endOfBatch) -> {
            assert event.value != 1; //~ RACE RingTooLate$Event.value a
            return true;
        });
    }
}
