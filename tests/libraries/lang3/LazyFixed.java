// The object of the LazyInitializer is complete when `initialize` returns it, and both threads get the same one.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.ConcurrentException;
import org.apache.commons.lang3.concurrent.LazyInitializer;

public class LazyFixed extends LazyInitializer<int[]> {
    static int made;

    @Override
    protected int[] initialize() {
        return new int[] {++made};
    }

    static void use(LazyFixed lazy) {
        try {
            assert lazy.get()[0] == 1;
        } catch (ConcurrentException failed) {
            throw new AssertionError(failed);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LazyFixed lazy = new LazyFixed();
        Thread other = new Thread(() -> use(lazy));
        other.start();
        use(lazy);
        other.join();
        assert made == 1;
    }
}
