// A server that asks its queue with a time-out, for ever: after a time-out it is where it was before.
// check: --timeouts quiescent
// args: 1
// expect: none
// states: 17  transitions: 17
// check: --timeouts any
// args: 1
// expect: none
// states: 38  transitions: 39
// check: --timeouts quiescent
// args: 2
// expect: none
// states: 1896  transitions: 2010
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollingServer {
    static final LinkedBlockingQueue<Runnable> TASKS = new LinkedBlockingQueue<>();

    static void serve() {
        try {
            while (true) {
                Runnable task = TASKS.poll(100, TimeUnit.MILLISECONDS);
                if (task != null) task.run();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) new Thread(PollingServer::serve).start();
    }
}
