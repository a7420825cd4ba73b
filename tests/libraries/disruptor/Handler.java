// `shutdown` of the Disruptor 3.4 waits for handlers that run. One whose thread has been started but has not come so far yet is
// left out: it is halted before it has seen the event, and the sum is missing. A fault of the library.
// jars: disruptor
// check:
// expect: assertion
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import java.util.concurrent.ThreadFactory;

public class Handler {
    static final class Event {
        int value;
    }

    static int sum;

    public static void main(String[] args) {
        Disruptor<Event> disruptor =
                new Disruptor<>(Event::new, 2, (ThreadFactory) Thread::new, ProducerType.SINGLE, new BlockingWaitStrategy());
        disruptor.handleEventsWith((event, sequence, endOfBatch) -> sum += event.value);
        disruptor.start();
        disruptor.publishEvent((event, sequence) -> event.value = 7);
        disruptor.shutdown();
        assert sum == 7; //~ ASSERTION
    }
}
