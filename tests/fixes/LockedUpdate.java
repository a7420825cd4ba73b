// The whole of an update over several lines goes into the lock.
// fix: lock-statements @read @write field LockedUpdate.lock
// expect: proved
public class LockedUpdate {
    static final Object lock = new Object();
    static int count;

    static void add() {
        /*+ synchronized (lock) { +*/
        int old = count; /*@read*/
        count = old + 1; /*@write*/
        /*+ } +*/
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> add());
        other.start();
        add();
        other.join();
        assert count == 2;
        System.out.println(count);
    }
}
