// A volatile flag that is asked once: the result is read only if it is there.
// check: --all
public class DoneFlagAsked {
    static int result;
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            result = 1;
            done = true;
        }).start();
        if (done) {
            assert result == 1;
        }
    }
}
