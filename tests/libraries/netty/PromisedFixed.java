// Everything is written before the promise is fulfilled.
// jars: netty-common slf4j-api slf4j-nop
// check: --all
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.Promise;

public class PromisedFixed {
    static int before;

    public static void main(String[] args) throws Exception {
        Promise<String> promise = new DefaultPromise<>(new DefaultEventExecutor());
        new Thread(() -> {
            before = 1;
            promise.setSuccess("done");
        }).start();
        assert promise.get().equals("done");
        assert before == 1;
    }
}
