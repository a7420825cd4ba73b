// What is printed is made under the lock, and printed after it: nobody holds both.
// check: --all
// expect: none
// states: 27  transitions: 29
public class PrintAfterLock {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            String text;
            synchronized (LOCK) {
                text = "inside";
            }
            System.out.println(text);
        }).start();
        synchronized (System.out) {
            synchronized (LOCK) {
                System.out.printf("%s%n", "both");
            }
        }
    }
}
