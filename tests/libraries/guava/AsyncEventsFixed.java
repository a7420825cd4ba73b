// Who wants to know what the subscriber has seen waits for it.
// jars: guava
// check: --all
import com.google.common.eventbus.AsyncEventBus;
import com.google.common.eventbus.Subscribe;
import java.util.concurrent.CountDownLatch;

public class AsyncEventsFixed {
    static final CountDownLatch SEEN = new CountDownLatch(1);
    static String last;

    @Subscribe
    public void take(String event) {
        last = event;
        SEEN.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        AsyncEventBus bus = new AsyncEventBus(task -> new Thread(task).start());
        bus.register(new AsyncEventsFixed());
        bus.post("news");
        SEEN.await();
        assert last.equals("news");
    }
}
