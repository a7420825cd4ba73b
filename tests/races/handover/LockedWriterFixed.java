// Writer and reader take the same lock.
// check: --all
public class LockedWriterFixed {
    static final Object LOCK = new Object();
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                data = 1;
            }
        }).start();
        synchronized (LOCK) {
            assert data == 0 || data == 1;
        }
    }
}
