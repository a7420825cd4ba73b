// Memoizer computes each value once, by putIfAbsent of a FutureTask: both threads get the same array, whole.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.Memoizer;

public class Memo {
    static int computed;
    static int[] one;

    public static void main(String[] args) throws Exception {
        Memoizer<String, int[]> memo = new Memoizer<>((String text) -> new int[] {text.length(), ++computed});
        Thread other = new Thread(() -> {
            try {
                one = memo.compute("abc");
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        other.start();
        int[] two = memo.compute("abc");
        other.join();
        assert one == two && two[0] == 3 && computed == 1;
    }
}
