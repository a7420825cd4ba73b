// The program waits until the handler has seen the event before it shuts the Disruptor down. The ring is written
// with weaker modes than volatile, whose further executions are not explored.
// jars: disruptor
// check:
// expect: bounded weak-modes
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;

public class HandlerFixed {
    static final class Event {
        int value;
    }

    static final CountDownLatch SEEN = new CountDownLatch(1);
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Disruptor<Event> disruptor =
                new Disruptor<>(Event::new, 2, (ThreadFactory) Thread::new, ProducerType.SINGLE, new BlockingWaitStrategy());
        disruptor.handleEventsWith((event, sequence, endOfBatch) -> {
            sum += event.value;
            SEEN.countDown();
        });
        disruptor.start();
        disruptor.publishEvent((event, sequence) -> event.value = 7);
        SEEN.await();
        disruptor.shutdown();
        assert sum == 7;
    }
}
