// To lock and unlock orders a read after a locked write, if that came first: it need not.
// fix: acquire-before @read field LockBefore.lock
// expect: data-race
// java: no
public class LockBefore {
    static final Object lock = new Object();
    static int x;

    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> {
            synchronized (lock) {
                x = 1;
            }
        });
        writer.start();
        /*+ synchronized (lock) { } +*/
        int y = x; /*@read*/
        writer.join();
    }
}
