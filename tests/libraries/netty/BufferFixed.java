// A buffer that is handed over by a queue: one thread writes it, the other reads it and releases it.
// jars: netty-common netty-buffer slf4j-api slf4j-nop
// check: --all
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BufferFixed {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<ByteBuf> queue = new ArrayBlockingQueue<>(1);
        ByteBuf buffer = Unpooled.buffer(4, 4);
        new Thread(() -> queue.add(buffer.writeByte(1))).start();
        ByteBuf full = queue.take();
        assert full.readByte() == 1;
        assert full.release();
    }
}
