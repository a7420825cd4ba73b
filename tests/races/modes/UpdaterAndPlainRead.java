// A field that one thread counts by a field updater and another reads plainly. The updater makes its access inside the JDK; the field
// is the program's own, and is named.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterAndPlainRead {
    static final AtomicIntegerFieldUpdater<UpdaterAndPlainRead> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterAndPlainRead.class, "count");
    static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(UpdaterAndPlainRead.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    volatile int count;

    public static void main(String[] args) {
        UpdaterAndPlainRead object = new UpdaterAndPlainRead();
        new Thread(() -> UPDATER.incrementAndGet(object)).start(); //~ RACE UpdaterAndPlainRead.count a
        int seen = (int) COUNT.get(object); //~ RACE UpdaterAndPlainRead.count a
        assert seen <= 1;
    }
}
