// AtomicSafeInitializer calls `initialize` once; who comes second spins until the object is there. So the counter needs no lock.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.AtomicSafeInitializer;
import org.apache.commons.lang3.concurrent.ConcurrentException;

public class AtomicOnce extends AtomicSafeInitializer<String> {
    static int calls;

    @Override
    protected String initialize() {
        calls++;
        return "made";
    }

    static void use(AtomicOnce made) {
        try {
            assert made.get().equals("made");
            assert calls == 1;
        } catch (ConcurrentException failed) {
            throw new AssertionError(failed);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicOnce made = new AtomicOnce();
        Thread other = new Thread(() -> use(made));
        other.start();
        use(made);
        other.join();
    }
}
