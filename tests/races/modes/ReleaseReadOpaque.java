// A release write that is read by an opaque read orders nothing.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ReleaseReadOpaque {
    static int x;
    static boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(ReleaseReadOpaque.class, "ready", boolean.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE ReleaseReadOpaque.x a
            READY.setRelease(true);
        }).start();
        if ((boolean) READY.getOpaque()) {
            assert x == 1; //~ RACE ReleaseReadOpaque.x a
        }
    }
}
