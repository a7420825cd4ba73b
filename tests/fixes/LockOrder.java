// The new lock is taken in another order than elsewhere.
// fix: lock-statements @inner @inner field LockOrder.left
// expect: deadlock
// java: no
public class LockOrder {
    static final Object left = new Object(), right = new Object();
    static int shared;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (left) {
                synchronized (right) {
                    Thread.yield();
                }
                shared = 1;
            }
        });
        other.start();
        synchronized (right) {
            /*+ synchronized (left) { +*/ shared = 2; /*@inner*/ /*+ } +*/
        }
        other.join();
    }
}
