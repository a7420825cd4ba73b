// Both threads look at the same annotations, members and proxies. What the library remembers of them orders nothing.
// check: --all
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Proxy;

public class ReflectionOrdersNothing {
    @Retention(RetentionPolicy.RUNTIME) @interface Mark { Colour value(); }
    enum Colour { RED, GREEN }
    @Mark(Colour.GREEN) static class Marked { public int number() { return 1; } }

    static int before, after;

    static int look() {
        try {
            Mark mark = Marked.class.getAnnotation(Mark.class);
            Runnable proxy = (Runnable) Proxy.newProxyInstance(Marked.class.getClassLoader(), new Class<?>[] {Runnable.class},
                                                               (self, method, arguments) -> null);
            proxy.run();
            return mark.value().ordinal() + (int) Marked.class.getMethod("number").invoke(new Marked());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        Colour.RED.name();
        Thread other = new Thread(() -> {
            before = 1; //~ RACE ReflectionOrdersNothing.before a
            look();
            int seen = after; //~ RACE ReflectionOrdersNothing.after b
        });
        other.start();
        after = 1; //~ RACE ReflectionOrdersNothing.after b
        look();
        int seen = before; //~ RACE ReflectionOrdersNothing.before a
    }
}
