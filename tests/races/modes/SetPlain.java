// setPlain of an atomic is what it says: it hands nothing over.
// check: --all
import java.util.concurrent.atomic.AtomicBoolean;

public class SetPlain {
    static int x;
    static final AtomicBoolean READY = new AtomicBoolean();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE SetPlain.x a
            READY.setPlain(true);
        }).start();
        if (READY.get()) {
            assert x == 1; //~ RACE SetPlain.x a
        }
    }
}
