// The program waits until the handler has seen the event before it shuts the Disruptor down. Its waiting and
// spinning have more schedules than can be explored for now: nothing is found within the bound.
// jars: disruptor
// check: --max-states 20000
// expect: bounded states
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
