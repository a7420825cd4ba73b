// printStackTrace holds System.err from its first line to its last.
// check: --all
// expect: deadlock
// states: 16  transitions: 17
public class StackTraceUnderLock {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                new Exception("seen").printStackTrace(); //~ DEADLOCK
            }
        }).start();
        synchronized (System.err) {
            synchronized (LOCK) { //~ DEADLOCK
                LOCK.notifyAll();
            }
        }
    }
}
