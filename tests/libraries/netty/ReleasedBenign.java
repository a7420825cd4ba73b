// The race of Released, declared with its reason: what follows from the values that a plain read may see is explored, and is right.
// jars: netty-common netty-buffer slf4j-api slf4j-nop
// check: --all --benign "io.netty.buffer.AbstractReferenceCountedByteBuf.refCnt=compare-and-set looks again"
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

public class ReleasedBenign {
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
