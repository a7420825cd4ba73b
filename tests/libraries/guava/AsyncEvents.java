// An AsyncEventBus delivers on the threads of its executor: `post` returns before the subscriber has seen the event.
// jars: guava
// check: --all
import com.google.common.eventbus.AsyncEventBus;
import com.google.common.eventbus.Subscribe;

public class AsyncEvents {
    static String last;

    @Subscribe
    public void take(String event) {
        last = event; //~ RACE AsyncEvents.last a
    }

    public static void main(String[] args) {
        AsyncEventBus bus = new AsyncEventBus(task -> new Thread(task).start());
        bus.register(new AsyncEvents());
        bus.post("news");
        assert last == null || last.equals("news"); //~ RACE AsyncEvents.last a
    }
}
