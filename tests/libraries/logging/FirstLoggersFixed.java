// The first logger is made before there are other threads: SLF4J is set up then, and later loggers only look at its volatile state.
// jars: slf4j-api slf4j-nop
// check: --all
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class FirstLoggersFixed {
    static final Logger LOGGER = LoggerFactory.getLogger("main");

    public static void main(String[] args) {
        LOGGER.info("hello");
        new Thread(() -> LoggerFactory.getLogger("one").info("hello")).start();
        LoggerFactory.getLogger("two").info("hello");
    }
}
