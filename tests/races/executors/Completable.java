// Stages of a CompletableFuture are ordered, whichever thread runs them.
// check: --all
import java.util.concurrent.CompletableFuture;

public class Completable {
    static int side;

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<String> promise = new CompletableFuture<>();
        Thread other = new Thread(() -> {
            side = 1;
            promise.complete("done");
        });
        other.start();
        promise.thenAccept(text -> {
            assert side == 1;
        });
        assert promise.join() == "done";
        assert side == 1;
        other.join();
    }
}
