// check:
// expect: none
// states: 384  transitions: 778
import java.util.logging.Logger;

// The LogManager has a shutdown hook of its own.
public class LoggerShared {
    static synchronized void increment() {}

    public static void main(String[] arguments) throws Exception {
        Logger.getLogger("x").info("y");
        Thread other = new Thread(LoggerShared::increment);
        other.start();
        increment();
        other.join();
    }
}
