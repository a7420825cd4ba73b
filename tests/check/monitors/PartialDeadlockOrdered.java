// The twin of PartialDeadlock: both take the monitors in the same order.
// check: --all
// expect: none
// states: 44  transitions: 60
public class PartialDeadlockOrdered {
    static volatile int tick;

    static void both(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
            }
        }
    }

    static void work() {
        while (true) tick = (tick + 1) % 2;
    }

    public static void main(String[] args) {
        Object left = new Object();
        Object right = new Object();
        Thread worker = new Thread(PartialDeadlockOrdered::work);
        worker.setDaemon(true);
        worker.start();
        new Thread(() -> both(left, right)).start();
        both(left, right);
    }
}
