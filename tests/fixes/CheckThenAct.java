// The condition and what depends on it.
// fix: lock-statements @check @check class CheckThenAct
// expect: proved
public class CheckThenAct {
    static String made;
    static int times;

    static String get() {
        /*+ synchronized (CheckThenAct.class) { +*/
        if (made == null) { /*@check*/
            times++;
            made = "it";
        } else {
            made = made.trim();
        }
        /*+ } +*/
        return "got";
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> get());
        other.start();
        System.out.println(get());
        other.join();
        assert times == 1;
        System.out.println(times);
    }
}
