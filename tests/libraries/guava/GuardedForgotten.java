// Who throws inside a Monitor without `finally` never leaves it: the other thread waits for ever.
// jars: guava
// check: --all
// expect: deadlock
import com.google.common.util.concurrent.Monitor;

public class GuardedForgotten {
    static final Monitor MONITOR = new Monitor();

    static void parse(String text) {
        MONITOR.enter();
        Integer.parseInt(text);
        MONITOR.leave();
    }

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            try {
                parse("x");
            } catch (NumberFormatException expected) {
                return;
            }
        });
        other.start();
        parse("1");
    }
}
