// Dining philosophers who all take the left fork first.
// check: --all
// args: 3
// expect: deadlock
// states: 94  transitions: 106
// check: --all
// args: 4
// expect: deadlock
// states: 327  transitions: 366
// check: --all
// args: 5
// expect: deadlock
// states: 925  transitions: 1057
// check: --all
// args: 6
// expect: deadlock
// states: 2518  transitions: 2981
public class PhilosophersDeadlock {
    static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Object[] forks = new Object[count];
        for (int i = 0; i < count; i++) forks[i] = new Object();
        Thread[] philosophers = new Thread[count];
        for (int i = 0; i < count; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % count];
            philosophers[i] = new Thread(() -> eat(left, right));
            philosophers[i].start();
        }
        for (Thread philosopher : philosophers) philosopher.join(); //~ DEADLOCK
    }
}
