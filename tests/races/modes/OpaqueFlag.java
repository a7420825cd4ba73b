// An opaque flag does not race itself, and orders nothing else.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueFlag {
    static int x;
    static boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(OpaqueFlag.class, "ready", boolean.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE OpaqueFlag.x a
            READY.setOpaque(true);
        }).start();
        if ((boolean) READY.getOpaque()) {
            assert x == 1; //~ RACE OpaqueFlag.x a
        }
    }
}
