// What belongs to one key is guarded by the key's lock; equal keys get the same one.
// jars: guava
// check: --all
import com.google.common.util.concurrent.Striped;
import java.util.concurrent.locks.Lock;

public class StripedLocksFixed {
    static final Striped<Lock> LOCKS = Striped.lock(2);
    static final int[] BALANCE = new int[2];

    static void deposit(int account) {
        Lock lock = LOCKS.get(account);
        lock.lock();
        try {
            BALANCE[account]++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            deposit(0);
            deposit(1);
        });
        other.start();
        deposit(1);
        other.join();
        assert BALANCE[0] == 1 && BALANCE[1] == 2;
    }
}
