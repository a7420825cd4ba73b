// The switch is set once, before the tasks begin.
// check: --all
public class MonteCarloFixed {
    static boolean debug;

    static final class Task {
        final int seed;

        Task(int seed) {
            this.seed = seed;
        }

        int run() {
            return debug ? seed : seed * 31;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        debug = true;
        Thread other = new Thread(() -> new Task(1).run());
        other.start();
        new Task(2).run();
        other.join();
    }
}
