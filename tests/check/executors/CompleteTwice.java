// Two threads complete one future: which value it has depends on the schedule.
// check: --all
// expect: assertion
// states: 19  transitions: 20
import java.util.concurrent.CompletableFuture;

public class CompleteTwice {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread other = new Thread(() -> future.complete(1));
        other.start();
        future.complete(2);
        other.join();
        assert future.join() == 2; //~ ASSERTION
    }
}
