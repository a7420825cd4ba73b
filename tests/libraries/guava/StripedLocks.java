// Striped gives each key a lock, and keys with different locks exclude nobody: the total that all keys share is not guarded.
// `getAt` takes the stripes by number, so that the two locks differ for certain.
// jars: guava
// check: --all
import com.google.common.util.concurrent.Striped;
import java.util.concurrent.locks.Lock;

public class StripedLocks {
    static final Striped<Lock> LOCKS = Striped.lock(2);
    static final int[] BALANCE = new int[2];
    static int total;

    static void deposit(int account) {
        Lock lock = LOCKS.getAt(account);
        lock.lock();
        try {
            BALANCE[account]++;
            total++; //~ RACE StripedLocks.total a a
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> deposit(0));
        other.start();
        deposit(1);
        other.join();
    }
}
