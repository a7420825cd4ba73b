// Moved to before the end of a synchronized block.
// fix: move-statements @set @set @end
// expect: proved
public class OutOfBlock {
    static final Object lock = new Object();
    static int value;
    static boolean ready;

    public static void main(String[] arguments) throws Exception {
        Thread reader = new Thread(() -> {
            synchronized (lock) {
                if (ready) System.out.print(value == 5 ? "" : "early");
            }
        });
        reader.start();
        synchronized (lock) { ready = true;
        /*+ value = 5; +*/
        } /*@end*/
        /*-*/ value = 5; /*@set*/ /*+ +*/
        reader.join();
        System.out.println("end");
    }
}
