// Random is made for many threads: its seed is atomic.
// check: --all
import java.util.Random;

public class SharedRandom {
    static final Random RANDOM = new Random(5);

    public static void main(String[] args) {
        new Thread(() -> RANDOM.nextInt(10)).start();
        assert RANDOM.nextInt(10) < 10;
    }
}
