// Two threads release a buffer that was retained once: whoever comes second frees it, and only that one is told so.
// jars: netty-common netty-buffer slf4j-api slf4j-nop
// check:
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

public class Released {
    static boolean one;

    public static void main(String[] args) throws InterruptedException {
        ByteBuf buffer = Unpooled.buffer(4, 4).retain();
        Thread other = new Thread(() -> one = buffer.release());
        other.start();
        boolean two = buffer.release();
        other.join();
        assert one != two && buffer.refCnt() == 0;
    }
}
