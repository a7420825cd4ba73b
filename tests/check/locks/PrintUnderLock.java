// System.out is locked while something is printed. One thread prints under a lock that the other takes while it holds System.out.
// check: --all
// expect: deadlock
// states: 15  transitions: 16
public class PrintUnderLock {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                System.out.println("inside"); //~ DEADLOCK
            }
        }).start();
        synchronized (System.out) {
            synchronized (LOCK) { //~ DEADLOCK
                System.out.println("both");
            }
        }
    }
}
