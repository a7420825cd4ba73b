// The object is changed after it was put into the queue.
// check: --all
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueHandOverLate {
    static final class Parcel {
        int weight;
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Parcel> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            Parcel parcel = new Parcel();
            queue.add(parcel);
            parcel.weight = 3; //~ RACE QueueHandOverLate$Parcel.weight a
        }).start();
        int weight = queue.take().weight; //~ RACE QueueHandOverLate$Parcel.weight a
        assert weight == 0 || weight == 3;
    }
}
