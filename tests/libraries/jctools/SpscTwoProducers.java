// Two producers on a queue that is made for one: both read the producer's index and limit plainly, against the other's
// ordered or plain write, and one element can be lost.
// jars: jctools-core
// race: org.jctools.queues.SpscArrayQueueProducerFields.producerIndex a SpscArrayQueue.offer
// race: org.jctools.queues.SpscArrayQueueProducerFields.producerIndex a SpscArrayQueue.soProducerIndex
// race: org.jctools.queues.SpscArrayQueueProducerFields.producerLimit a SpscArrayQueue.offer
// race: org.jctools.queues.SpscArrayQueueProducerFields.producerLimit a SpscArrayQueue.offerSlowPath
// race: org.jctools.queues.SpscArrayQueueProducerFields.producerLimit b SpscArrayQueue.offerSlowPath
// race: org.jctools.queues.SpscArrayQueueProducerFields.producerLimit b SpscArrayQueue.offerSlowPath
// check: --all
// expect: assertion
import org.jctools.queues.SpscArrayQueue;

public class SpscTwoProducers {
    public static void main(String[] args) throws InterruptedException {
        SpscArrayQueue<String> queue = new SpscArrayQueue<>(4);
        Thread other = new Thread(() -> queue.offer("a"));
        other.start();
        queue.offer("b");
        other.join();
        assert queue.size() == 2; //~ ASSERTION
    }
}
