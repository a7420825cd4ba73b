// Dining philosophers who take the fork with the smaller number first.
// check:
// args: 3
// expect: none
// states: 133  transitions: 161
// check:
// args: 4
// expect: none
// states: 512  transitions: 636
// check:
// args: 5
// expect: none
// states: 1808  transitions: 2319
// check:
// args: 6
// expect: none
// states: 6394  transitions: 8382
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
