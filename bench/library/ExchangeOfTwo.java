import java.util.concurrent.Exchanger;

/** Two threads exchange what they have made. */
public class ExchangeOfTwo {
    static final Exchanger<int[]> exchanger = new Exchanger<>();

    static int exchanged(int value) {
        try {
            return exchanger.exchange(new int[] {value})[0];
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            int got = exchanged(2);
            assert got == 1;
        });
        other.start();
        int got = exchanged(1);
        assert got == 2;
        other.join();
    }
}
