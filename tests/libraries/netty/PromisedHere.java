// ImmediateEventExecutor takes every thread for its own, and a promise refuses to wait on the thread that is to fulfil it: `get`
// throws unless the promise is fulfilled already.
// jars: netty-common slf4j-api slf4j-nop
// check: --all
// expect: exception
// message: io.netty.util.concurrent.BlockingOperationException
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.ImmediateEventExecutor;
import io.netty.util.concurrent.Promise;

public class PromisedHere {
    public static void main(String[] args) throws Exception {
        Promise<String> promise = new DefaultPromise<>(ImmediateEventExecutor.INSTANCE);
        new Thread(() -> promise.setSuccess("done")).start();
        assert promise.get().equals("done");
    }
}
