// The volatile flag is set too early: the result comes after it.
// check: --all
// expect: assertion
public class FlagBeforeResult {
    static int result;
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            done = true;
            result = 1; //~ RACE FlagBeforeResult.result a
        }).start();
        if (done) {
            assert result == 1; //~ RACE FlagBeforeResult.result a
        }
    }
}
