import java.util.concurrent.CompletableFuture;

/** A CompletableFuture of four stages in the common pool. */
public class CommonPoolStages {
    public static void main(String[] arguments) throws Exception {
        int result = CompletableFuture.supplyAsync(() -> 1)
                             .thenApplyAsync(value -> value + 1)
                             .thenApplyAsync(value -> value * 10)
                             .thenApplyAsync(value -> value + 3)
                             .get();
        assert result == 23;
    }
}
