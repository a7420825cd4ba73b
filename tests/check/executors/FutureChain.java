// A chain of CompletableFutures with two asynchronous sources.
// check:
// expect: none
// states: 19924  transitions: 23007
import java.util.concurrent.CompletableFuture;

public class FutureChain {
    public static void main(String[] args) {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 20).thenApply(value -> value + 1);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> 21);
        int sum = left.thenCombine(right, Integer::sum).join();
        assert sum == 42;
    }
}
