// The class of main cannot be initialised; the thread that its initialiser has started goes on.
// check: --all
// expect: exception
// expect: assertion
// states: 9  transitions: 9
public class InitialiserDies {
    static final Object FAILED = fail();

    static Object fail() {
        new Thread(Other::fail).start();
        throw new IllegalStateException(); //~ EXCEPTION
    }

    static class Other {
        static void fail() {
            assert false; //~ ASSERTION
        }
    }

    public static void main(String[] arguments) {}
}
