// A release write hands over to whoever reads its value with an acquiring read.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ReleaseAcquire {
    static int x;
    static boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(ReleaseAcquire.class, "ready", boolean.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            READY.setRelease(true);
        }).start();
        if ((boolean) READY.getAcquire()) {
            assert x == 1;
        }
    }
}
