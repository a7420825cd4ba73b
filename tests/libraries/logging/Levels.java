// One thread sets a logger's level while another logs. `setLevel` holds the logger's lock, but the level is a plain field that
// `isInfoEnabled` reads without it: a race, which the authors accept, since either level will do.
// jars: slf4j-api logback-classic logback-core
// race: ch.qos.logback.classic.Logger.effectiveLevelInt a Logger.setLevel
// race: ch.qos.logback.classic.Logger.effectiveLevelInt a Logger.isInfoEnabled
// check:
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;

public class Levels {
    public static void main(String[] args) {
        Logger logger = new LoggerContext().getLogger("shared");
        new Thread(() -> logger.setLevel(Level.WARN)).start();
        logger.isInfoEnabled();
    }
}
