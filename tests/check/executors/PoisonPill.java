// Two consumers end when they take the pill. Whoever takes the only one must put it back for the other.
// check: --all
// args: keep
// expect: deadlock
// states: 15018  transitions: 18441
// check: --all
// args: return
// expect: none
// states: 104751  transitions: 136129
import java.util.concurrent.ArrayBlockingQueue;

public class PoisonPill {
    static final ArrayBlockingQueue<String> QUEUE = new ArrayBlockingQueue<>(1);

    static void consume(boolean returnsPill) {
        try {
            QUEUE.take(); //~ DEADLOCK
            if (returnsPill) QUEUE.put("pill");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean returnsPill = args[0].equals("return");
        new Thread(() -> consume(returnsPill)).start();
        QUEUE.put("pill");
        consume(returnsPill);
    }
}
