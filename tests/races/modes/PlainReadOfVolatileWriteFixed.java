// Both in volatile mode; the plain initial write is ordered before the threads, the plain last read after them.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainReadOfVolatileWriteFixed {
    static int flag = 3;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(PlainReadOfVolatileWriteFixed.class, "flag", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            FLAG.setVolatile(1);
        });
        other.start();
        int seen = (int) FLAG.getVolatile();
        other.join();
        assert flag == 1;
    }
}
