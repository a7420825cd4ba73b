// Only one of the two is waited for.
// check: --all
import java.util.concurrent.CompletableFuture;

public class CombinedFuturesEarly {
    static int left;
    static int right;

    public static void main(String[] args) {
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> left = 1);
        CompletableFuture.runAsync(() -> right = 2); //~ RACE CombinedFuturesEarly.right a
        assert first.thenApply(done -> left).join() == 1;
        System.out.println(right); //~ RACE CombinedFuturesEarly.right a
    }
}
