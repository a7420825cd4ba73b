// The race of LoggerTree, left out: nothing depends on the count.
// jars: slf4j-api logback-classic logback-core
// check: --all --untracked ch.qos.logback.classic.LoggerContext.size
import ch.qos.logback.classic.LoggerContext;

public class LoggerTreeUntracked {
    public static void main(String[] args) {
        LoggerContext context = new LoggerContext();
        context.getLogger("a");
        context.getLogger("b");
        new Thread(() -> context.getLogger("a.one")).start();
        context.getLogger("b.two");
    }
}
