// fix: move-statements @set @set @publish
// expect: proved
public class GoFlag {
    static int value;
    static volatile boolean go;

    public static void main(String[] arguments) throws Exception {
        Thread reader = new Thread(() -> {
            while (!go) Thread.yield();
            System.out.println(value);
        });
        reader.start();
        /*+ value = 5; +*/
        go = true; /*@publish*/
        /*-*/ value = 5; /*@set*/ /*+ +*/
        reader.join();
    }
}
