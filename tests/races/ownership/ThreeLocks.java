// Three threads, each with two of three locks: no lock is common to all, and yet every two of them share one.
// check: --all
public class ThreeLocks {
    static final Object M1 = new Object();
    static final Object M2 = new Object();
    static final Object M3 = new Object();
    static int x;

    static void increment(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                x++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> increment(M1, M2));
        Thread two = new Thread(() -> increment(M2, M3));
        one.start();
        two.start();
        increment(M1, M3);
        one.join();
        two.join();
        assert x == 3;
    }
}
