// A ThreadLocal that two threads count in: each has a value of its own.
// check:
// expect: none
// states: 7  transitions: 7
public class ThreadLocals {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 0);

    static void count() {
        COUNT.set(COUNT.get() + 1);
        COUNT.set(COUNT.get() + 1);
        assert COUNT.get() == 2;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ThreadLocals::count);
        other.start();
        count();
        other.join();
    }
}
