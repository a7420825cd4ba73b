// A notify that comes before the wait is lost, and the waiter does not look at a flag.
// expect: deadlock
public class ConcDeadlockLostNotify {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        notifier.start();
        notifier.join();
        synchronized (lock) {
            lock.wait();
        }
        System.out.println("never");
    }
}
