// A service starts on a thread of its own. What it sets up is read without waiting for that.
// jars: guava
// check:
import com.google.common.util.concurrent.AbstractIdleService;

public class Served extends AbstractIdleService {
    static int port;

    @Override
    protected void startUp() {
        port = 80; //~ RACE Served.port a
    }

    @Override
    protected void shutDown() {}

    public static void main(String[] args) {
        new Served().startAsync();
        assert port == 0 || port == 80; //~ RACE Served.port a
    }
}
