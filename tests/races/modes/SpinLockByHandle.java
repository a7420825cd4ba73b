// A lock of compareAndSet and setRelease through a handle guards a plain counter.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class SpinLockByHandle {
    static int counter;
    static int locked;
    static final VarHandle LOCKED;

    static {
        try {
            LOCKED = MethodHandles.lookup().findStaticVarHandle(SpinLockByHandle.class, "locked", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    static void enter() {
        while ((int) LOCKED.compareAndExchangeAcquire(0, 1) != 0) Thread.onSpinWait();
        counter++;
        LOCKED.setRelease(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SpinLockByHandle::enter);
        other.start();
        enter();
        other.join();
        assert counter == 2;
    }
}
