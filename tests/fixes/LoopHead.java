// The condition of a loop cannot be locked alone: all of it goes inside.
// fix: lock-statements @head @head field LoopHead.lock
// expect: proved
public class LoopHead {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                done = true;
            }
        });
        other.start();
        /*+ synchronized (lock) { +*/
        for (int i = 0; i < 3 && !done; i++) /*@head*/
            Thread.yield();
        /*+ } +*/
        other.join();
        System.out.println("done");
    }
}
