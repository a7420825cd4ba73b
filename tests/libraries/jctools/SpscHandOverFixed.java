// Everything is written before the offer. The consumer spins until the message is there.
// Race free it is; but ordered writes have executions that are not sequentially consistent, which are not explored.
// jars: jctools-core
// check: --all
// expect: bounded weak-modes
import org.jctools.queues.SpscArrayQueue;

public class SpscHandOverFixed {
    static final class Message {
        int first;
        int second;
    }

    public static void main(String[] args) {
        SpscArrayQueue<Message> queue = new SpscArrayQueue<>(4);
        new Thread(() -> {
            Message message = new Message();
            message.first = 1;
            message.second = 2;
            queue.offer(message);
        }).start();
        Message message;
        while ((message = queue.poll()) == null) Thread.onSpinWait();
        assert message.first == 1 && message.second == 2;
    }
}
