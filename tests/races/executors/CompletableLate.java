// What is written after completion is not handed over by it.
// check: --all
import java.util.concurrent.CompletableFuture;

public class CompletableLate {
    static int side;

    public static void main(String[] args) {
        CompletableFuture<String> promise = new CompletableFuture<>();
        new Thread(() -> {
            promise.complete("done");
            side = 1; //~ RACE CompletableLate.side a
        }).start();
        promise.join();
        int seen = side; //~ RACE CompletableLate.side a
        assert seen == 0 || seen == 1;
    }
}
