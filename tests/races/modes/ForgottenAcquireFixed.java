// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ForgottenAcquireFixed {
    static int data;
    static int state;
    static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findStaticVarHandle(ForgottenAcquireFixed.class, "state", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            STATE.setRelease(1);
        }).start();
        if ((int) STATE.getAcquire() == 1) assert data == 42;
    }
}
