// Two threads ask SLF4J 1.7 for their first logger at the same time. While one of them looks for a binding, the other gets a
// substitute, which is put into a HashMap under a lock; when the binding is found, that map is cleared without it. A race inside the
// library, and a real one.
// jars: slf4j-api slf4j-nop
// race: java.util.HashMap a SubstituteLoggerFactory.getLogger
// race: java.util.HashMap a SubstituteLoggerFactory.clear
// check:
import org.slf4j.LoggerFactory;

public class FirstLoggers {
    public static void main(String[] args) {
        new Thread(() -> LoggerFactory.getLogger("one")).start();
        LoggerFactory.getLogger("two");
    }
}
