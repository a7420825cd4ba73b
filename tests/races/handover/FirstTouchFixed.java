// The increments are under the lock of the class.
// check: --all
public class FirstTouchFixed {
    static final class Counter {
        static int value = 10;

        static synchronized void increment() {
            value++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Counter::increment);
        other.start();
        Counter.increment();
        other.join();
        assert Counter.value == 12;
    }
}
