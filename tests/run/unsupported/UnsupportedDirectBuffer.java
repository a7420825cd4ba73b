// Memory outside of the heap is not part of the state: it can be had, but not used.
// expect: unsupported jdk.internal.misc.Unsafe.putByte
import java.nio.ByteBuffer;

public class UnsupportedDirectBuffer {
    public static void main(String[] args) {
        ByteBuffer.allocateDirect(16).put((byte) 1);
    }
}
