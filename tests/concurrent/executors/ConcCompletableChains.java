// CompletableFuture: thenCompose, thenCombine, handle, exceptionally, whenComplete, allOf, anyOf.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

public class ConcCompletableChains {
    public static void main(String[] args) {
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> three = CompletableFuture.supplyAsync(() -> 3);
        System.out.println(two.thenCombineAsync(three, (a, b) -> a * b).thenCompose(
                p -> CompletableFuture.supplyAsync(() -> p + 1)).thenApplyAsync(v -> "value " + v).join());
        CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> {
            if (two.join() == 2) throw new IllegalStateException("bad");
            return 1;
        });
        System.out.println(bad.thenApply(v -> v + 1).handle((v, e) -> v + " " + e).join());
        System.out.println(bad.exceptionally(e -> -1).thenApply(v -> v * 10).join());
        try {
            bad.whenComplete((v, e) -> { }).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getMessage());
        }
        CompletableFuture<?>[] many = new CompletableFuture<?>[5];
        int[] cells = new int[5];
        for (int i = 0; i < 5; i++) {
            int n = i;
            many[i] = CompletableFuture.runAsync(() -> cells[n] = n * n);
        }
        CompletableFuture.allOf(many).join();
        System.out.println(cells[0] + cells[1] + cells[2] + cells[3] + cells[4]);
        CompletableFuture<String> never = new CompletableFuture<>();
        System.out.println(CompletableFuture.anyOf(never, two.thenApply(v -> "any " + v)).join());
        System.out.println(never.complete("a") + " " + never.complete("b") + " " + never.join());
        System.out.println(two.applyToEither(CompletableFuture.completedFuture(2), v -> v + 100).join());
    }
}
