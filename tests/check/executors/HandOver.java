// A SynchronousQueue hands over from a giver to a taker; two givers wait for ever.
// check: --all
// args: giver
// expect: deadlock
// states: 247  transitions: 255
// check: --all
// args: taker
// expect: none
// states: 662  transitions: 778
import java.util.concurrent.SynchronousQueue;

public class HandOver {
    static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();

    static void other(boolean gives) {
        try {
            if (gives) {
                QUEUE.put(2); //~ DEADLOCK
            } else {
                int taken = QUEUE.take();
                assert taken == 1;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean gives = args[0].equals("giver");
        new Thread(() -> other(gives)).start();
        QUEUE.put(1); //~ DEADLOCK
    }
}
