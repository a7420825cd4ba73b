// To read the flag orders what follows only if it was set already.
// fix: acquire-before @read read ReadBefore.done
// expect: data-race
// java: no
public class ReadBefore {
    static int x;
    static volatile boolean done;

    public static void main(String[] arguments) throws Exception {
        Thread reader = new Thread(() -> {
            /*+ boolean seen = done; +*/
            int y = x; /*@read:lambda*/
        });
        reader.start();
        x = 1;
        done = true;
        reader.join();
    }
}
