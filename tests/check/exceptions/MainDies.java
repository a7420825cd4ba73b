// When main dies the others run on, to their own ends.
// check: --all
// expect: exception
// expect: assertion
// states: 9  transitions: 9
public class MainDies {
    static volatile boolean done;

    public static void main(String[] arguments) {
        new Thread(() -> {
            done = true;
            assert !done; //~ ASSERTION
        }).start();
        throw new IllegalStateException(); //~ EXCEPTION
    }
}
