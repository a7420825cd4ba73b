// Logback calls an UnsynchronizedAppenderBase from every logging thread at once, as its name says. This one counts plainly.
// jars: slf4j-api logback-classic logback-core
// check:
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.UnsynchronizedAppenderBase;

public class Appender extends UnsynchronizedAppenderBase<ILoggingEvent> {
    int events;

    @Override
    protected void append(ILoggingEvent event) {
        events++; //~ RACE Appender.events a a
    }

    public static void main(String[] args) {
        LoggerContext context = new LoggerContext();
        Appender appender = new Appender();
        appender.setContext(context);
        appender.start();
        Logger logger = context.getLogger("shared");
        logger.addAppender(appender);
        logger.info("first");
        new Thread(() -> logger.info("one")).start();
        logger.info("two");
    }
}
