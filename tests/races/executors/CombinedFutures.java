// Both results, and what was written to make them, come before their combination.
// check: --all
import java.util.concurrent.CompletableFuture;

public class CombinedFutures {
    static int left;
    static int right;

    public static void main(String[] args) {
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> left = 1);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> right = 2);
        assert first.thenCombine(second, (one, other) -> left + right).join() == 3;
    }
}
