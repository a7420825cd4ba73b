// A Netty promise hands over what was done before it was fulfilled; what is done afterwards is not ordered.
// jars: netty-common slf4j-api slf4j-nop
// check: --all
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.Promise;

public class Promised {
    static int before;
    static int after;

    public static void main(String[] args) throws Exception {
        Promise<String> promise = new DefaultPromise<>(new DefaultEventExecutor());
        new Thread(() -> {
            before = 1;
            promise.setSuccess("done");
            after = 1; //~ RACE Promised.after a
        }).start();
        assert promise.get().equals("done");
        assert before == 1;
        assert after <= 1; //~ RACE Promised.after a
    }
}
