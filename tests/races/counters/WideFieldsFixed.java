// Volatile long and double fields are written and read as a whole.
// check: --all
public class WideFieldsFixed {
    static volatile long ticks;
    static volatile double rate;

    public static void main(String[] args) {
        new Thread(() -> {
            ticks = 1L << 40;
            rate = 0.5;
        }).start();
        long seenTicks = ticks;
        double seenRate = rate;
        assert seenTicks == 0 || seenTicks == 1L << 40;
        assert seenRate == 0 || seenRate == 0.5;
    }
}
