// Without @AllowConcurrentEvents the bus calls a subscriber under its lock: one event at a time.
// The first event fills the caches of the bus, so that there is less to explore.
// jars: guava
// check: --all
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;

public class EventsFixed {
    static int events;

    @Subscribe
    public void take(String event) {
        events++;
    }

    public static void main(String[] args) throws InterruptedException {
        EventBus bus = new EventBus();
        bus.register(new EventsFixed());
        bus.post("first");
        Thread other = new Thread(() -> bus.post("one"));
        other.start();
        bus.post("two");
        other.join();
        assert events == 3;
    }
}
