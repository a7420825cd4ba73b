// A ByteBuf is not made for two threads: both move its writer index.
// jars: netty-common netty-buffer slf4j-api slf4j-nop
// race: io.netty.buffer.AbstractByteBuf.writerIndex a AbstractByteBuf.writeByte
// race: io.netty.buffer.AbstractByteBuf.writerIndex a AbstractByteBuf.writerIndex
// check:
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

public class Buffer {
    public static void main(String[] args) {
        ByteBuf buffer = Unpooled.buffer(4, 4);
        new Thread(() -> buffer.writeByte(1)).start();
        buffer.writeByte(2);
    }
}
