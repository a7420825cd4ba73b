// SimpleLogger writes to System.err, whose lock keeps lines whole.
// jars: slf4j-api slf4j-simple
// check: --all
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class SimpleLoggers {
    public static void main(String[] args) {
        Logger logger = LoggerFactory.getLogger("shared");
        new Thread(() -> logger.info("one")).start();
        logger.info("two");
    }
}
