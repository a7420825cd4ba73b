// Dining philosophers who take the fork with the smaller number first.
// check:
// args: 3
// expect: none
// states: 94  transitions: 106
// check:
// args: 4
// expect: none
// states: 345  transitions: 386
// check:
// args: 5
// expect: none
// states: 1242  transitions: 1444
// check:
// args: 6
// expect: none
// states: 3254  transitions: 3839
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
