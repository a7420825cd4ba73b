// What reflection makes to call a method, or to read a field, is kept for all threads.
// check: --all
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class Reflection {
    public int size = 3;

    public int twice() {
        return 2 * size;
    }

    static final Method TWICE;
    static final Field SIZE;

    static {
        try {
            TWICE = Reflection.class.getMethod("twice");
            SIZE = Reflection.class.getField("size");
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static void use() {
        try {
            Reflection made = new Reflection();
            assert (int) TWICE.invoke(made) == 2 * SIZE.getInt(made);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(Reflection::use).start();
        use();
    }
}
