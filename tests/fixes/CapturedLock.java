// A lock that only local variables name, inside of a lambda.
// fix: lock-statements @body @body variable lock
// expect: proved
public class CapturedLock {
    static int count;

    public static void main(String[] arguments) throws Exception {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            /*+ synchronized (lock) { +*/
            count += lock == null ? 0 : 1; /*@body:lambda*/
            /*+ } +*/
        });
        other.start();
        synchronized (lock) {
            count += 5;
        }
        other.join();
        System.out.println(count);
    }
}
