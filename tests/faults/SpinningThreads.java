/** Threads that spin on each other's counters, and never come back to a state. */
public class SpinningThreads {
    static volatile long first, second;

    public static void main(String[] arguments) {
        new Thread(() -> {
            for (;;) first++;
        }).start();
        new Thread(() -> {
            for (;;) second++;
        }).start();
        long last = 0;
        for (;;) last += first - second;
    }
}
