// It is written before others know the object.
// check: --all
import java.lang.reflect.Field;

public class FinalByReflectionFixed {
    static class Box {
        final Integer value;

        Box(Integer value) {
            this.value = value;
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(1);
        Field value = Box.class.getDeclaredField("value");
        value.setAccessible(true);
        value.set(box, 2);
        Thread reader = new Thread(() -> {
            assert box.value == 2;
        });
        reader.start();
        reader.join();
    }
}
