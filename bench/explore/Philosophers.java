// Philosophers that take the lower fork first: nested monitors, no deadlock.
public class Philosophers {
    public static void main(String[] arguments) {
        int count = Integer.parseInt(arguments[0]);
        Object[] forks = new Object[count];
        for (int i = 0; i < count; i++) forks[i] = new Object();
        for (int i = 0; i < count; i++) {
            Object first = forks[Math.min(i, (i + 1) % count)];
            Object second = forks[Math.max(i, (i + 1) % count)];
            new Thread(() -> {
                for (int meal = 0; meal < 2; meal++) {
                    synchronized (first) {
                        synchronized (second) {
                            Thread.yield();
                        }
                    }
                }
            }).start();
        }
    }
}
