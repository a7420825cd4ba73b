// Plain long and double fields race like any others; that they may be torn makes it worse.
// check: --all
public class WideFields {
    static long ticks;
    static double rate;

    public static void main(String[] args) {
        new Thread(() -> {
            ticks = 1L << 40; //~ RACE WideFields.ticks a
            rate = 0.5; //~ RACE WideFields.rate a
        }).start();
        long seenTicks = ticks; //~ RACE WideFields.ticks a
        double seenRate = rate; //~ RACE WideFields.rate a
        assert seenTicks == 0 || seenTicks == 1L << 40;
        assert seenRate == 0 || seenRate == 0.5;
    }
}
