// One thread writes by a handle in volatile mode, the other reads the field plainly: a race, whatever the mode of the write.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainReadOfVolatileWrite {
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(PlainReadOfVolatileWrite.class, "flag", int.class);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            FLAG.setVolatile(1); //~ RACE PlainReadOfVolatileWrite.flag a
        });
        other.start();
        int seen = flag; //~ RACE PlainReadOfVolatileWrite.flag a
        other.join();
        assert (int) FLAG.get() == 1; // ordered by join: no race, though it is plain
    }
}
