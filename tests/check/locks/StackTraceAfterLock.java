// The stack trace is printed when the lock is given up. Writing bytes and flushing lock the stream as well, one after the other.
// check: --all
// expect: none
// states: 25  transitions: 29
public class StackTraceAfterLock {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            Exception seen;
            synchronized (LOCK) {
                seen = new Exception("seen");
            }
            seen.printStackTrace();
            System.err.write('x');
            System.err.flush();
        }).start();
        synchronized (System.err) {
            synchronized (LOCK) {
                System.err.write(new byte[] {'y', 'z'}, 0, 2);
            }
        }
    }
}
