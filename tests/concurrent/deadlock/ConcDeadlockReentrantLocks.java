// Three ReentrantLocks in a cycle of three threads, all held before the second is asked for.
// expect: deadlock
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantLock;

public class ConcDeadlockReentrantLocks {
    public static void main(String[] args) {
        ReentrantLock[] locks = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
        CyclicBarrier all = new CyclicBarrier(3);
        for (int t = 0; t < 3; t++) {
            int id = t;
            new Thread(() -> {
                locks[id].lock();
                try {
                    all.await();
                } catch (Exception e) {
                    return;
                }
                locks[(id + 1) % 3].lock();
                System.out.println("never");
            }).start();
        }
    }
}
