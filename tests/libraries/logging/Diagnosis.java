// Logback's MDC is kept per thread: another thread does not see what this one put there.
// jars: slf4j-api logback-classic logback-core
// check: --all
import ch.qos.logback.classic.util.LogbackMDCAdapter;

public class Diagnosis {
    public static void main(String[] args) throws InterruptedException {
        LogbackMDCAdapter context = new LogbackMDCAdapter();
        context.put("user", "one");
        Thread other = new Thread(() -> {
            assert context.get("user") == null;
            context.put("user", "two");
        });
        other.start();
        other.join();
        assert context.get("user").equals("one");
    }
}
