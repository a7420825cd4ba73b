// Logback keeps a logger's appenders in a list whose array is copied again after a change, by whoever logs first, into a plain field.
// Two threads whose events are the first race on it. Either copy will do, but a race it is.
// jars: slf4j-api logback-classic logback-core
// race: ch.qos.logback.core.util.COWArrayList.ourCopy a COWArrayList.refreshCopy
// race: ch.qos.logback.core.util.COWArrayList.ourCopy a COWArrayList.refreshCopy
// check:
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;

public class FirstEvent extends AppenderBase<ILoggingEvent> {
    int events;

    @Override
    protected void append(ILoggingEvent event) {
        events++;
    }

    public static void main(String[] args) {
        LoggerContext context = new LoggerContext();
        FirstEvent appender = new FirstEvent();
        appender.setContext(context);
        appender.start();
        Logger logger = context.getLogger("shared");
        logger.addAppender(appender);
        new Thread(() -> logger.info("one")).start();
        logger.info("two");
    }
}
