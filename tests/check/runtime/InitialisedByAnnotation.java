// Reading an annotation initialises the program's enum. Who did that first matters, and whoever sees it done is ordered after it.
// check:
// expect: none
// states: 11  transitions: 12
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class InitialisedByAnnotation {
    static int initialised;

    enum Colour {
        RED, GREEN;
        static { initialised++; }
    }

    @Retention(RetentionPolicy.RUNTIME) @interface Mark { Colour value(); }
    @Mark(Colour.GREEN) static class Marked {}

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            assert Marked.class.getAnnotation(Mark.class).value() == Colour.GREEN;
            assert initialised == 1;
        });
        other.start();
        assert Colour.RED.ordinal() == 0;
        assert initialised == 1;
    }
}
