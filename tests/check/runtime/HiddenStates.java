// Hidden classes are named by who defines them and where: the number of states does not depend on the order of the search.
// check: --search depth-first --reduction none
// expect: none
// states: 340  transitions: 627
// check: --search breadth-first --reduction none
// expect: none
// states: 340  transitions: 627
// check: --search heuristic --reduction none
// expect: none
// states: 340  transitions: 627
// check: --reduction sync
// expect: none
// states: 34  transitions: 54
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

public class HiddenStates {
    static class Tiny {}
    static volatile int v, w;
    static volatile Object made;

    public static void main(String[] arguments) throws Throwable {
        byte[] bytes;
        try (InputStream in = HiddenStates.class.getResourceAsStream("HiddenStates$Tiny.class")) {
            bytes = in.readAllBytes();
        }
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Object first = lookup.defineHiddenClass(bytes, false);
        Thread other = new Thread(() -> {
            v = 1;
            v = 2;
            v = 3;
        });
        other.start();
        w = 1;
        made = lookup.defineHiddenClass(bytes, false).lookupClass();
        w = 2;
        other.join();
        assert made != first;
    }
}
