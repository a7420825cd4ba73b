// What the library remembers of classes and annotations is filled by whoever comes first, and no business of the program.
// check:
// expect: none
// states: 7  transitions: 7
import java.lang.annotation.*;
import java.lang.reflect.Method;
import java.util.Arrays;

public class Annotated {
    enum Level { LOW, HIGH }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Rule {
        String value();
        Level level() default Level.LOW;
        Class<?> type() default Object.class;
        Tag[] tags() default {};
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { int value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Rule(value = "base", level = Level.HIGH, tags = @Tag(1)) static class Base { @Tag(2) @Tag(3) public void act() {} }
    static class Derived extends Base {}

    static String read(Class<?> type) {
        Rule rule = type.getAnnotation(Rule.class);
        try {
            Method act = type.getMethod("act");
            return rule.value() + rule.level() + rule.type().getSimpleName() + rule.tags()[0].value() + act.getAnnotationsByType(Tag.class).length;
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }
    public static void main(String[] arguments) throws Exception {
        String[] texts = new String[2];
        Thread other = new Thread(() -> texts[0] = read(Derived.class));
        other.start();
        texts[1] = read(Base.class);
        other.join();
        assert texts[0].equals("baseHIGHObject12") && texts[1].equals(texts[0]) : Arrays.toString(texts);
        System.out.println(texts[0] + Base.class.getAnnotation(Rule.class).equals(Derived.class.getAnnotation(Rule.class)));
        System.out.println(Base.class.getAnnotation(Rule.class).annotationType().getSimpleName());
    }
}
