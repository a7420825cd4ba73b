// Both sides of an exchange see what the other did before.
// check: --all
import java.util.concurrent.Exchanger;

public class Exchange {
    static final Exchanger<int[]> EXCHANGER = new Exchanger<>();

    static void swap(int value) {
        int[] mine = {value};
        try {
            int[] its = EXCHANGER.exchange(mine);
            assert its[0] == 3 - value;
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> swap(1)).start();
        swap(2);
    }
}
