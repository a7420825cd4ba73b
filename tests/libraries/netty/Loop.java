// Two tasks on one event loop run one after the other on its thread: their plain counter needs no lock. The loop's
// queues and its way to end have more schedules than can be explored for now: nothing is found within the bound.
// jars: netty-common slf4j-api slf4j-nop
// check: --max-states 20000
// expect: bounded states
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.Future;

public class Loop {
    static int count;

    public static void main(String[] args) throws Exception {
        DefaultEventExecutor loop = new DefaultEventExecutor();
        loop.execute(() -> count++);
        Future<Integer> result = loop.submit(() -> ++count);
        assert result.get() == 2;
        assert count == 2;
        loop.shutdownGracefully();
    }
}
