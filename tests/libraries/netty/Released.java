// Two threads release a buffer that was retained once. Netty reads the count plainly before it changes it by compare-and-set: a race by
// definition, and intended. Whoever comes second frees the buffer, and only that one is told so.
// jars: netty-common netty-buffer slf4j-api slf4j-nop
// race: io.netty.buffer.AbstractReferenceCountedByteBuf.refCnt a PlatformDependent0.getInt
// race: io.netty.buffer.AbstractReferenceCountedByteBuf.refCnt a ReferenceCountUpdater.nonFinalRelease0
// check: --all
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
