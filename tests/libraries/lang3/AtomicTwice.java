// AtomicInitializer may call `initialize` in several threads at once, says its documentation; one result wins. A counter in there
// needs to be atomic.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.AtomicInitializer;
import org.apache.commons.lang3.concurrent.ConcurrentException;

public class AtomicTwice extends AtomicInitializer<String> {
    static int calls;

    @Override
    protected String initialize() {
        calls++; //~ RACE AtomicTwice.calls a a
        return "made";
    }

    static void use(AtomicTwice made) {
        try {
            assert made.get().equals("made");
        } catch (ConcurrentException failed) {
            throw new AssertionError(failed);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicTwice made = new AtomicTwice();
        Thread other = new Thread(() -> use(made));
        other.start();
        use(made);
        other.join();
    }
}
