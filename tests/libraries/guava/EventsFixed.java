// Without @AllowConcurrentEvents the bus calls a subscriber under its lock: one event at a time.
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
        Thread other = new Thread(() -> bus.post("one"));
        other.start();
        bus.post("two");
        other.join();
        assert events == 2;
    }
}
