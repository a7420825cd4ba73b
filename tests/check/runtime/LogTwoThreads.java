// check:
// expect: none
// states: 1407  transitions: 1504
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogTwoThreads {
    static int lines;
    public static void main(String[] arguments) throws Exception {
        Logger logger = Logger.getLogger("x");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Handler() {
            public synchronized void publish(LogRecord record) { lines++; }
            public void flush() {}
            public void close() {}
        });
        Thread other = new Thread(() -> logger.info("other"));
        other.start();
        logger.info("main");
        other.join();
        assert lines == 2;
        System.out.println(lines);
    }
}
