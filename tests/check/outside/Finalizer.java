// A finalizer runs in another thread, if it runs at all. Here none does, and the verdict says so.
// check:
// expect: none
// assumes: finalizers
// states: 3  transitions: 3
// check: --strict
// expect: bounded strict
// states: 3  transitions: 3
// check:
// args: empty
// expect: none
// assumes: none
// states: 3  transitions: 3

public class Finalizer {
    static int x;

    @SuppressWarnings("removal")
    static class Counting {
        @Override protected void finalize() { x++; }
    }

    @SuppressWarnings("removal")
    static class Empty {
        @Override protected void finalize() {}
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < 3; i++) {
            Object made;
            if (arguments.length == 0)
                made = new Counting(); //~ USES finalizers
            else
                made = new Empty();
            System.gc();
            x++;
        }
    }
}
