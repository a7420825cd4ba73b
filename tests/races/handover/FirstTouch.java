// A static that the racing threads are the first to touch: the initialiser is ordered, their increments are not.
// check: --all
public class FirstTouch {
    static final class Counter {
        static int value = 10;
    }

    static void increment() {
        Counter.value++; //~ RACE FirstTouch$Counter.value a a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(FirstTouch::increment);
        other.start();
        increment();
        other.join();
    }
}
