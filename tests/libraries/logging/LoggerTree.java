// Logback makes a logger under the lock of its parent and counts it in a plain field of the context: loggers of different parents are
// counted under different locks. The count is for information only; a race it is.
// jars: slf4j-api logback-classic logback-core
// race: ch.qos.logback.classic.LoggerContext.size a LoggerContext.incSize
// race: ch.qos.logback.classic.LoggerContext.size a LoggerContext.incSize
// check: --all
import ch.qos.logback.classic.LoggerContext;

public class LoggerTree {
    public static void main(String[] args) {
        LoggerContext context = new LoggerContext();
        context.getLogger("a");
        context.getLogger("b");
        new Thread(() -> context.getLogger("a.one")).start();
        context.getLogger("b.two");
    }
}
