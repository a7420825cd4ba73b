// A request is made by one thread, completed by another or cancelled by a third, and finished by whoever comes last: volatile
// fields and two locked queues hand it on.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class IoManager {
    static final class Request {
        static final int PENDING = 0;
        static final int COMPLETED = 1;
        static final int CANCELLED = 2;

        final AtomicInteger state = new AtomicInteger(PENDING);
        int bytes;
        int status;
    }

    static final Object PENDING_LOCK = new Object();
    static final Object DONE_LOCK = new Object();
    static Request pending;
    static Request done;

    static Request takePending() {
        synchronized (PENDING_LOCK) {
            return pending;
        }
    }

    static void end(int outcome, int bytes) {
        Request request = takePending();
        if (request == null || !request.state.compareAndSet(Request.PENDING, outcome)) return;
        request.bytes += bytes;
        request.status = outcome;
        synchronized (DONE_LOCK) {
            done = request;
        }
    }

    static void create() {
        Request request = new Request();
        request.bytes = 1;
        synchronized (PENDING_LOCK) {
            pending = request;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread device = new Thread(() -> end(Request.COMPLETED, 4));
        Thread canceller = new Thread(() -> end(Request.CANCELLED, 0));
        device.start();
        canceller.start();
        create();
        Request finished;
        synchronized (DONE_LOCK) {
            finished = done;
        }
        if (finished != null) {
            assert finished.bytes == (finished.status == Request.COMPLETED ? 5 : 1);
            finished.status = 0;
        }
    }
}
