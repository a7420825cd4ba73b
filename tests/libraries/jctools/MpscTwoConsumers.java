// Two consumers on a queue that is made for one: both can take the same element. The consumer reads its own index and empties the
// place plainly, against a second consumer's ordered write, volatile read and plain write.
// jars: jctools-core
// race: org.jctools.queues.ConcurrentCircularArrayQueue.buffer[] a UnsafeRefArrayAccess.lvElement
// race: org.jctools.queues.ConcurrentCircularArrayQueue.buffer[] a UnsafeRefArrayAccess.spElement
// race: org.jctools.queues.ConcurrentCircularArrayQueue.buffer[] b UnsafeRefArrayAccess.spElement
// race: org.jctools.queues.ConcurrentCircularArrayQueue.buffer[] b UnsafeRefArrayAccess.spElement
// race: org.jctools.queues.MpscArrayQueueConsumerField.consumerIndex a MpscArrayQueueConsumerField.lpConsumerIndex
// race: org.jctools.queues.MpscArrayQueueConsumerField.consumerIndex a MpscArrayQueueConsumerField.soConsumerIndex
// check: --all
// expect: assertion
import org.jctools.queues.MpscArrayQueue;

public class MpscTwoConsumers {
    static String one;

    public static void main(String[] args) throws InterruptedException {
        MpscArrayQueue<String> queue = new MpscArrayQueue<>(2);
        queue.offer("a");
        Thread other = new Thread(() -> one = queue.relaxedPoll());
        other.start();
        String two = queue.relaxedPoll();
        other.join();
        assert one == null || two == null; //~ ASSERTION
    }
}
