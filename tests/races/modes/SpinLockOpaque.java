// The lock is given back by an opaque write: it still excludes, but hands nothing over.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class SpinLockOpaque {
    static int counter;
    static int locked;
    static final VarHandle LOCKED;

    static {
        try {
            LOCKED = MethodHandles.lookup().findStaticVarHandle(SpinLockOpaque.class, "locked", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    static void enter() {
        while (!LOCKED.compareAndSet(0, 1)) Thread.onSpinWait();
        counter++; //~ RACE SpinLockOpaque.counter a a
        LOCKED.setOpaque(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(SpinLockOpaque::enter);
        other.start();
        enter();
        other.join();
    }
}
