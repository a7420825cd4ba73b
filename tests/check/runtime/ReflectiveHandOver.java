// What a program calls by reflection is its own doing: an AtomicReference that is set and read so hands over.
// check:
// expect: none
// states: 12  transitions: 14
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReference;

public class ReflectiveHandOver {
    static final AtomicReference<int[]> BOX = new AtomicReference<>();

    static void put(int value) throws ReflectiveOperationException {
        int[] data = new int[1];
        data[0] = value;
        Method set = AtomicReference.class.getMethod("set", Object.class);
        set.invoke(BOX, (Object) data);
    }

    static int take() throws ReflectiveOperationException {
        Method get = AtomicReference.class.getMethod("get");
        int[] data = (int[]) get.invoke(BOX);
        return data == null ? 7 : data[0];
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                put(7);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        assert take() == 7;
        other.join();
    }
}
