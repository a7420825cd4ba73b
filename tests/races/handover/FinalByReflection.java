// A final field that is written by reflection when others know the object is a plain field.
// check: --all
import java.lang.reflect.Field;

public class FinalByReflection {
    static class Box {
        final Integer value;

        Box(Integer value) {
            this.value = value;
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Box box = new Box(1);
        Field value = Box.class.getDeclaredField("value");
        value.setAccessible(true);
        new Thread(() -> System.out.println(box.value)).start(); //~ RACE FinalByReflection$Box.value a
        value.set(box, 2); //~ RACE FinalByReflection$Box.value a
    }
}
