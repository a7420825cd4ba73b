// The third thread asks, too.
// check: --all
public class ThirdReaderFixed {
    static int x;
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            done = true;
        }).start();
        new Thread(() -> {
            if (done) {
                assert x == 1;
            }
        }).start();
        if (done) {
            assert x == 1;
        }
    }
}
