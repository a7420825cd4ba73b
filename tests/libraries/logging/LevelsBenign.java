// The race of Levels, declared with its reason: a thread that logs while the level changes may see either.
// jars: slf4j-api logback-classic logback-core
// check: --all --benign "ch.qos.logback.classic.Logger.effectiveLevelInt=either level will do"
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;

public class LevelsBenign {
    public static void main(String[] args) {
        Logger logger = new LoggerContext().getLogger("shared");
        new Thread(() -> logger.setLevel(Level.WARN)).start();
        logger.isInfoEnabled();
    }
}
