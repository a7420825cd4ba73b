// Under a lock.
// check: --all
import java.util.StringTokenizer;

public class SharedTokenizerFixed {
    public static void main(String[] args) {
        StringTokenizer tokens = new StringTokenizer("a b c");
        new Thread(() -> {
            synchronized (args) {
                tokens.nextToken();
            }
        }).start();
        synchronized (args) {
            tokens.nextToken();
        }
    }
}
