// `bulkGet` answers the locks of several keys in an order that is the same for all threads.
// jars: guava
// check: --all
import com.google.common.util.concurrent.Striped;
import java.util.Arrays;
import java.util.concurrent.locks.Lock;

public class StripedOrderFixed {
    static final Striped<Lock> LOCKS = Striped.lock(2);

    static void transfer(Integer from, Integer to) {
        Iterable<Lock> both = LOCKS.bulkGet(Arrays.asList(from, to));
        for (Lock lock : both) lock.lock();
        for (Lock lock : both) lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(() -> transfer(0, 1)).start();
        transfer(1, 0);
    }
}
