/** A race that is found at once, and a search behind it that does not end. */
public class EarlyRace {
    static int balance;
    static volatile long first, second;

    public static void main(String[] arguments) {
        new Thread(() -> {
            balance++;
            for (;;) first++;
        }).start();
        balance++;
        for (;;) second += first;
    }
}
