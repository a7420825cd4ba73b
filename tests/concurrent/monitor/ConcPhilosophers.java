// Dining philosophers with ordered forks: nobody starves, nothing deadlocks.
public class ConcPhilosophers {
    public static void main(String[] args) throws Exception {
        int seats = 4;
        Object[] forks = new Object[seats];
        int[] uses = new int[seats];
        int[] meals = new int[seats];
        for (int i = 0; i < seats; i++) forks[i] = new Object();
        Thread[] threads = new Thread[seats];
        for (int i = 0; i < seats; i++) {
            int seat = i;
            int low = Math.min(seat, (seat + 1) % seats);
            int high = Math.max(seat, (seat + 1) % seats);
            threads[i] = new Thread(() -> {
                for (int meal = 0; meal < 5; meal++) {
                    synchronized (forks[low]) {
                        Thread.yield();
                        synchronized (forks[high]) {
                            uses[low]++;
                            uses[high]++;
                            meals[seat]++;
                        }
                    }
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        for (int i = 0; i < seats; i++) System.out.println("seat " + i + " meals " + meals[i] + " fork uses " + uses[i]);
    }
}
