// The flag is ordered, but set too early: the other race remains.
// fix: volatile-field HalfPublished.ready
// expect: data-race
// java: no
public class HalfPublished {
    static int value;
    static /*+ volatile +*/ boolean ready;

    public static void main(String[] arguments) throws Exception {
        Thread reader = new Thread(() -> {
            if (ready) System.out.println(value);
        });
        reader.start();
        ready = true;
        value = 7;
        reader.join();
    }
}
