// One producer hands over by an SpscArrayQueue: what it wrote before the offer is seen after the poll (a release of the element
// against an acquiring read). What it writes to the object afterwards races.
// jars: jctools-core
// check: --all
import org.jctools.queues.SpscArrayQueue;

public class SpscHandOver {
    static final class Message {
        int first;
        int second;
    }

    public static void main(String[] args) {
        SpscArrayQueue<Message> queue = new SpscArrayQueue<>(4);
        new Thread(() -> {
            Message message = new Message();
            message.first = 1;
            queue.offer(message);
            message.second = 2; //~ RACE SpscHandOver$Message.second a
        }).start();
        Message message = queue.poll();
        if (message == null) return;
        assert message.first == 1;
        assert message.second != 1; //~ RACE SpscHandOver$Message.second a
    }
}
