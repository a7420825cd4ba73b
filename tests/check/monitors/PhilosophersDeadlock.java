// Dining philosophers who all take the left fork first.
// check: --all
// args: 3
// expect: deadlock
// states: 759  transitions: 2081
// check: --all
// args: 4
// expect: deadlock
// states: 5322  transitions: 17843
// check: --all
// args: 5
// expect: deadlock
// states: 40442  transitions: 159733
// check: --all
// args: 6
// expect: deadlock
// states: 326439  transitions: 1482937
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
