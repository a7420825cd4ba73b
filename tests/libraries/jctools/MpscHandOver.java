// Two producers, one consumer: each message is seen as its producer left it.
// Race free it is; but ordered writes have executions that are not sequentially consistent, which are not explored.
// jars: jctools-core
// check: --all
// expect: bounded weak-modes
import org.jctools.queues.MpscArrayQueue;

public class MpscHandOver {
    public static void main(String[] args) {
        MpscArrayQueue<int[]> queue = new MpscArrayQueue<>(2);
        for (int i = 1; i <= 2; i++) {
            int number = i;
            new Thread(() -> queue.offer(new int[] {number})).start();
        }
        int sum = 0;
        for (int[] message; (message = queue.poll()) != null;) sum += message[0];
        assert sum <= 3;
    }
}
