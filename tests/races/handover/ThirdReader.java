// Two threads hand over by a volatile flag; a third one looks at the result without asking.
// check: --all
public class ThirdReader {
    static int x;
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE ThirdReader.x a
            done = true;
        }).start();
        new Thread(() -> {
            if (done) {
                assert x == 1;
            }
        }).start();
        int seen = x; //~ RACE ThirdReader.x a
        assert seen == 0 || seen == 1;
    }
}
