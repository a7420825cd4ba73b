import java.util.ArrayList;
import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

public class LogLevels {
    static final List<String> LINES = new ArrayList<>();
    static final class Keeping extends Handler {
        public void publish(LogRecord record) {
            if (!isLoggable(record)) return;
            synchronized (LINES) { LINES.add(record.getLevel() + " " + record.getLoggerName() + " " + getFormatter().formatMessage(record)); }
        }
        public void flush() {}
        public void close() {}
    }
    public static void main(String[] arguments) throws Exception {
        Logger logger = Logger.getLogger("a.b");
        logger.setUseParentHandlers(false);
        Handler handler = new Keeping();
        handler.setFormatter(new SimpleFormatter());
        handler.setLevel(Level.FINE);
        logger.addHandler(handler);
        logger.setLevel(Level.ALL);
        logger.info("one");
        logger.finest("two");
        logger.log(Level.WARNING, "three {0} {1}", new Object[] {3, "drei"});
        logger.fine(() -> "four");
        Logger child = Logger.getLogger("a.b.c");
        child.severe("five");
        System.out.println(LINES + " " + child.getParent().getName() + " " + child.getLevel() + " " + child.isLoggable(Level.FINE));
        assert LINES.size() == 4;
        Logger.getAnonymousLogger().setLevel(Level.OFF);
        Logger.getGlobal().fine("not shown");
    }
}
