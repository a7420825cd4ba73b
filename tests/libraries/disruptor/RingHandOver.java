// One producer and one event poller on a ring of the Disruptor: what the producer writes to the event before it publishes its
// sequence is seen by the poller.
// Race free it is; but ordered writes have executions that are not sequentially consistent, which are not explored.
// jars: disruptor
// check: --all
// expect: bounded weak-modes
import com.lmax.disruptor.EventPoller;
import com.lmax.disruptor.RingBuffer;

public class RingHandOver {
    static final class Event {
        int value;
    }

    public static void main(String[] args) throws Exception {
        RingBuffer<Event> ring = RingBuffer.createSingleProducer(Event::new, 2);
        EventPoller<Event> poller = ring.newPoller();
        ring.addGatingSequences(poller.getSequence());
        new Thread(() -> {
            long sequence = ring.next();
            ring.get(sequence).value = 7;
            ring.publish(sequence);
        }).start();
        poller.poll((event, sequence, endOfBatch) -> {
            assert event.value == 7;
            return true;
        });
    }
}
