// Workers take tasks from one locked list; the tasks do something under a lock of their own.
public class Pool {
    static final class Task {
        private int steps;

        synchronized void step() {
            steps++;
        }

        synchronized int steps() {
            return steps;
        }
    }

    private static final Object LOCK = new Object();
    private static Task[] tasks;
    private static int next;

    static Task take() {
        synchronized (LOCK) {
            return next < tasks.length ? tasks[next++] : null;
        }
    }

    static void work(int operations) {
        for (Task task = take(); task != null; task = take())
            for (int i = 0; i < operations; i++) task.step();
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        tasks = new Task[threads];
        for (int i = 0; i < tasks.length; i++) tasks[i] = new Task();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> work(operations));
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        for (Task task : tasks) assert task.steps() == operations;
    }
}
