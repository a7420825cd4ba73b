// Both accesses are volatile or stronger.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterAndPlainReadFixed {
    static final AtomicIntegerFieldUpdater<UpdaterAndPlainReadFixed> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterAndPlainReadFixed.class, "count");
    static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(UpdaterAndPlainReadFixed.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    volatile int count;

    public static void main(String[] args) {
        UpdaterAndPlainReadFixed object = new UpdaterAndPlainReadFixed();
        new Thread(() -> UPDATER.incrementAndGet(object)).start();
        int seen = (int) COUNT.getVolatile(object);
        assert seen <= 1;
    }
}
