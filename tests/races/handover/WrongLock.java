// Two threads, two locks.
// check: --all
public class WrongLock {
    static final Object LOCK = new Object();
    static final Object OTHER = new Object();
    static int data;

    static void increment(Object lock) {
        synchronized (lock) {
            data++; //~ RACE WrongLock.data a a
        }
    }

    public static void main(String[] args) {
        new Thread(() -> increment(LOCK)).start();
        increment(OTHER);
    }
}
