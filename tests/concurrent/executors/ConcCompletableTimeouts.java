// CompletableFuture: orTimeout, completeOnTimeout, delayedExecutor, cancel, obtrude.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

public class ConcCompletableTimeouts {
    public static void main(String[] args) throws Exception {
        try {
            new CompletableFuture<String>().orTimeout(2, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("default", 2, TimeUnit.MILLISECONDS).join());
        System.out.println(CompletableFuture.completedFuture("in time").orTimeout(1, TimeUnit.HOURS).get());
        System.out.println(CompletableFuture.supplyAsync(() -> "late",
                CompletableFuture.delayedExecutor(2, TimeUnit.MILLISECONDS)).join());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        CompletableFuture<String> dependent = cancelled.thenApply(s -> s + "!");
        System.out.println(cancelled.cancel(true) + " " + dependent.isCompletedExceptionally());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        CompletableFuture<Integer> asked = new CompletableFuture<>();
        Thread giver = new Thread(() -> asked.complete(7));
        giver.start();
        System.out.println(asked.get(1, TimeUnit.HOURS));
        giver.join();
        asked.obtrudeValue(8);
        System.out.println(asked.getNow(0));
    }
}
