// Whoever is told that it completed the future, its value is the one that counts.
// check:
// expect: none
// states: 18  transitions: 19
import java.util.concurrent.CompletableFuture;

public class CompleteOnce {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        boolean[] completed = new boolean[2];
        Thread other = new Thread(() -> completed[0] = future.complete(1));
        other.start();
        completed[1] = future.complete(2);
        other.join();
        assert completed[0] != completed[1];
        assert future.join() == (completed[0] ? 1 : 2);
    }
}
