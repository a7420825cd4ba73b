// A counter by a VarHandle: volatile get and set lose an update, getAndAdd does not.
// check: --all
// args: apart
// expect: assertion
// states: 28  transitions: 64
// check: --all
// args: together
// expect: none
// states: 13  transitions: 28
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleCounter {
    static final VarHandle COUNT;
    int count;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VarHandleCounter.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void increment(boolean together) {
        if (together) COUNT.getAndAdd(this, 1);
        else COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        boolean together = args[0].equals("together");
        VarHandleCounter counter = new VarHandleCounter();
        Thread other = new Thread(() -> counter.increment(together));
        other.start();
        counter.increment(together);
        other.join();
        assert counter.count == 2; //~ ASSERTION
    }
}
