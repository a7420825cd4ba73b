// A Monitor's guard is evaluated again whenever the monitor is left: the thread that waits for the value is let in with it.
// jars: guava
// check: --all
import com.google.common.util.concurrent.Monitor;

public class Guarded {
    static final Monitor MONITOR = new Monitor();
    static final Monitor.Guard FULL = MONITOR.newGuard(() -> Guarded.value != null);
    static String value;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            MONITOR.enter();
            value = "a";
            MONITOR.leave();
        }).start();
        MONITOR.enterWhen(FULL);
        assert value.equals("a");
        MONITOR.leave();
    }
}
