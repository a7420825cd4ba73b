// Everything is written before the future is set.
// jars: guava
// check: --all
import com.google.common.util.concurrent.SettableFuture;

public class FutureHandOverFixed {
    static int before;

    public static void main(String[] args) throws Exception {
        SettableFuture<String> future = SettableFuture.create();
        new Thread(() -> {
            before = 1;
            future.set("done");
        }).start();
        assert future.get().equals("done");
        assert before == 1;
    }
}
