// The writer takes the lock: a valid optimistic read and the volatile write are ordered by it.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadOfAtomicFixed {
    static int value;
    static final StampedLock lock = new StampedLock();
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findStaticVarHandle(OptimisticReadOfAtomicFixed.class, "value", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = lock.writeLock();
            VALUE.setVolatile(1);
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int read = value;
        if (!lock.validate(stamp)) return;
        assert read >= 0;
    }
}
