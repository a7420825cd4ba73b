// Every task sets one static switch to the same value in its constructor, and looks at it when it runs.
// check: --all
public class MonteCarlo {
    static boolean debug;

    static final class Task {
        final int seed;

        Task(int seed) {
            this.seed = seed;
            debug = true; //~ RACE MonteCarlo.debug a a; MonteCarlo.debug b
        }

        int run() {
            return debug ? seed : seed * 31; //~ RACE MonteCarlo.debug b
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> new Task(1).run());
        other.start();
        new Task(2).run();
        other.join();
    }
}
