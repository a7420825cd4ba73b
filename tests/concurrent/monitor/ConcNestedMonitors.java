// Waiting on an inner monitor releases that one only, with all its entries; the outer one stays held.
public class ConcNestedMonitors {
    static final Object OUTER = new Object();
    static final Object INNER = new Object();
    static boolean ready;
    static boolean outerSeenFree;
    static int depth;

    static int recurse(int n) throws InterruptedException {
        synchronized (INNER) {
            depth++;
            if (n > 0) return 1 + recurse(n - 1);
            while (!ready) INNER.wait();
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (OUTER) {
                try {
                    System.out.println("entries " + recurse(4) + " outer held " + Thread.holdsLock(OUTER));
                    System.out.println("inner held " + Thread.holdsLock(INNER));
                    outerSeenFree = true;
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        waiter.start();
        while (true) {
            synchronized (INNER) {
                if (depth == 5) {
                    ready = true;
                    INNER.notifyAll();
                    break;
                }
            }
            Thread.yield();
        }
        synchronized (OUTER) {
            System.out.println("main in outer after the waiter: " + outerSeenFree);
        }
        waiter.join();
    }
}
