import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Named {
    int value;
    static final VarHandle VALUE;

    static {
        try {
            VALUE = MethodHandles.lookup().findVarHandle(Named.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void add() {
        value++;
    }
}
