// `awaitRunning` orders after the start of the service.
// jars: guava
// check: --all
import com.google.common.util.concurrent.AbstractIdleService;

public class ServedFixed extends AbstractIdleService {
    static int port;

    @Override
    protected void startUp() {
        port = 80;
    }

    @Override
    protected void shutDown() {}

    public static void main(String[] args) {
        new ServedFixed().startAsync().awaitRunning();
        assert port == 80;
    }
}
