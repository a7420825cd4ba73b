// An optimistic read that is found valid races with a volatile write of who does not take the lock.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.StampedLock;

public class OptimisticReadOfAtomic {
    static int value;
    static final StampedLock lock = new StampedLock();
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findStaticVarHandle(OptimisticReadOfAtomic.class, "value", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            VALUE.setVolatile(1); //~ RACE OptimisticReadOfAtomic.value a
        }).start();
        long stamp = lock.tryOptimisticRead();
        int read = value; //~ RACE OptimisticReadOfAtomic.value a
        if (!lock.validate(stamp)) return;
        assert read >= 0;
    }
}
