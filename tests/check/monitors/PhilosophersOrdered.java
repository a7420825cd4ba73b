// Dining philosophers who take the fork with the smaller number first.
// check:
// args: 3
// expect: none
// states: 90  transitions: 102
// check:
// args: 4
// expect: none
// states: 315  transitions: 354
// check:
// args: 5
// expect: none
// states: 897  transitions: 1029
// check:
// args: 6
// expect: none
// states: 2447  transitions: 2910
public class PhilosophersOrdered {
    static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Object[] forks = new Object[count];
        for (int i = 0; i < count; i++) forks[i] = new Object();
        Thread[] philosophers = new Thread[count];
        for (int i = 0; i < count; i++) {
            int left = i;
            int right = (i + 1) % count;
            Object first = forks[Math.min(left, right)];
            Object second = forks[Math.max(left, right)];
            philosophers[i] = new Thread(() -> eat(first, second));
            philosophers[i].start();
        }
        for (Thread philosopher : philosophers) philosopher.join();
    }
}
