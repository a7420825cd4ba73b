// A blocking queue hands over an object with plain fields.
// check: --all
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueHandOver {
    static final class Parcel {
        int weight;
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Parcel> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            Parcel parcel = new Parcel();
            parcel.weight = 3;
            queue.add(parcel);
        }).start();
        assert queue.take().weight == 3;
    }
}
