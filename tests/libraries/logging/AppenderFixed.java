// AppenderBase calls `append` under its lock. The first event comes before there are other threads: FirstEvent says why.
// jars: slf4j-api logback-classic logback-core
// check: --all
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;

public class AppenderFixed extends AppenderBase<ILoggingEvent> {
    int events;

    @Override
    protected void append(ILoggingEvent event) {
        events++;
    }

    public static void main(String[] args) throws InterruptedException {
        LoggerContext context = new LoggerContext();
        AppenderFixed appender = new AppenderFixed();
        appender.setContext(context);
        appender.start();
        Logger logger = context.getLogger("shared");
        logger.addAppender(appender);
        logger.info("first");
        Thread other = new Thread(() -> logger.info("one"));
        other.start();
        logger.info("two");
        other.join();
        assert appender.events == 3;
    }
}
