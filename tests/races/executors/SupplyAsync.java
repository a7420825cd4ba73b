// What the submitter wrote before, and what the supplier wrote, is ordered for whoever has joined.
// check: --all
import java.util.concurrent.CompletableFuture;

public class SupplyAsync {
    static int input, output;

    public static void main(String[] args) {
        input = 1;
        int result = CompletableFuture.supplyAsync(() -> {
            output = input + 1;
            return input;
        }).join();
        assert result == 1 && output == 2;
    }
}
