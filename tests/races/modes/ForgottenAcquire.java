// The release write is there, the acquire read is not: the plain read races with it, and what it should have ordered races too.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ForgottenAcquire {
    static int data;
    static int state;
    static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findStaticVarHandle(ForgottenAcquire.class, "state", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42; //~ RACE ForgottenAcquire.data b
            STATE.setRelease(1); //~ RACE ForgottenAcquire.state a
        }).start();
        if (state == 1) { //~ RACE ForgottenAcquire.state a
            int seen = data; //~ RACE ForgottenAcquire.data b
        }
    }
}
