// A volatile field that is read through a handle in plain mode: the two accesses are not both plain, and nothing is handed over.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainOnVolatile {
    static int x;
    static volatile boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(PlainOnVolatile.class, "ready", boolean.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE PlainOnVolatile.x a
            ready = true;
        }).start();
        if ((boolean) READY.getOpaque()) {
            assert x == 1; //~ RACE PlainOnVolatile.x a
        }
    }
}
