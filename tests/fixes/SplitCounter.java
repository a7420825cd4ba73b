// Atomic in name only: the update is spread over two statements.
// fix: atomic-updates SplitCounter.count
// expect: assertion
// java: no
/*+ import java.util.concurrent.atomic.*; +*/
public class SplitCounter {
    static /*-*/ int count; /*+ AtomicInteger count = new AtomicInteger(); +*/

    static void add() {
        int old = /*-*/ count; /*+ count.get(); +*/
        /*-*/ count = old + 1; /*+ count.set(old + 1); +*/
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> add());
        other.start();
        add();
        other.join();
        assert /*-*/ count == 2; /*+ count.get() == 2; +*/
    }
}
