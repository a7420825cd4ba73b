// Two threads ask for the components of a record, their annotations and accessors at the same time.
// check:
// expect: none
// states: 7  transitions: 7
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.RecordComponent;

public class RecordReflection {
    @Retention(RetentionPolicy.RUNTIME) @interface Unit { String value() default "none"; int[] sizes() default {1, 2}; }
    record Point(@Unit("m") int x, @Unit double y) { Point { if (x < 0) throw new IllegalArgumentException("x"); } }

    static String describe(Record record) throws Exception {
        StringBuilder text = new StringBuilder();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Unit unit = component.getAnnotation(Unit.class);
            text.append(component.getName()).append('=').append(component.getAccessor().invoke(record)).append(' ')
                .append(unit.value()).append(unit.sizes().length).append(';');
        }
        return text.toString();
    }

    public static void main(String[] arguments) throws Exception {
        String[] texts = new String[2];
        Thread other = new Thread(() -> {
            try {
                texts[0] = describe(new Point(1, 2.5));
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        texts[1] = describe(new Point(3, 4));
        other.join();
        assert texts[0].equals("x=1 m2;y=2.5 none2;") : texts[0];
        System.out.println(texts[0] + " " + texts[1]);
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
