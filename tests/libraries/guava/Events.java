// @AllowConcurrentEvents promises that the subscriber can take events from several threads. This one counts without a lock.
// The first event fills the caches of the bus, so that there is less to explore.
// jars: guava
// check:
import com.google.common.eventbus.AllowConcurrentEvents;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;

public class Events {
    static int events;

    @Subscribe
    @AllowConcurrentEvents
    public void take(String event) {
        events++; //~ RACE Events.events a a
    }

    public static void main(String[] args) throws InterruptedException {
        EventBus bus = new EventBus();
        bus.register(new Events());
        bus.post("first");
        Thread other = new Thread(() -> bus.post("one"));
        other.start();
        bus.post("two");
        other.join();
    }
}
