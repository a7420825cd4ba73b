// Two classes whose initialisers need each other, begun by two threads; a latch makes sure that both have begun.
// expect: deadlock
import java.util.concurrent.CountDownLatch;

public class ConcDeadlockClassInit {
    static final CountDownLatch BOTH = new CountDownLatch(2);

    static void meet() {
        BOTH.countDown();
        try {
            BOTH.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Left {
        static int value;

        static {
            meet();
            value = Right.value + 1;
        }
    }

    static class Right {
        static int value;

        static {
            meet();
            value = Left.value + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> System.out.println(Right.value));
        other.start();
        System.out.println(Left.value);
        other.join();
    }
}
