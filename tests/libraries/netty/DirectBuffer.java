// A direct buffer lies outside of the heap. What it holds would not be part of the states that are explored, so the program stops at
// its first write.
// jars: netty-common netty-buffer slf4j-api slf4j-nop
// check:
// expect: unsupported jdk.internal.misc.Unsafe.putByte(Ljava/lang/Object;JB)V
import io.netty.buffer.Unpooled;

public class DirectBuffer {
    public static void main(String[] args) {
        Unpooled.directBuffer(4, 4).writeByte(1).release();
    }
}
