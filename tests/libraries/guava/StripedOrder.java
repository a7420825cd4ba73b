// Two stripes taken in the order of the arguments: each thread can hold one and wait for the other.
// jars: guava
// check: --all
// expect: deadlock
import com.google.common.util.concurrent.Striped;
import java.util.concurrent.locks.Lock;

public class StripedOrder {
    static final Striped<Lock> LOCKS = Striped.lock(2);

    static void transfer(int from, int to) {
        LOCKS.getAt(from).lock();
        LOCKS.getAt(to).lock(); //~ DEADLOCK
        LOCKS.getAt(to).unlock();
        LOCKS.getAt(from).unlock();
    }

    public static void main(String[] args) {
        new Thread(() -> transfer(0, 1)).start();
        transfer(1, 0);
    }
}
