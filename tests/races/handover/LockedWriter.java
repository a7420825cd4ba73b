// The writer takes the lock, the reader does not.
// check: --all
public class LockedWriter {
    static final Object LOCK = new Object();
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                data = 1; //~ RACE LockedWriter.data a
            }
        }).start();
        int seen = data; //~ RACE LockedWriter.data a
        assert seen == 0 || seen == 1;
    }
}
