// The transformed future is set after its function has run: its value hands over what the function wrote.
// jars: guava
// check: --all
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;

public class CallbackFixed {
    static boolean told;

    public static void main(String[] args) throws Exception {
        SettableFuture<String> future = SettableFuture.create();
        new Thread(() -> future.set("done")).start();
        ListenableFuture<Integer> length = Futures.transform(future, text -> {
            told = true;
            return text.length();
        }, MoreExecutors.directExecutor());
        assert length.get() == 4;
        assert told;
    }
}
