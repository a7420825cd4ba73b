// Memory outside of the heap is not part of the state.
// expect: unsupported jdk.internal.misc.Unsafe.allocateMemory0
import java.nio.ByteBuffer;

public class UnsupportedDirectBuffer {
    public static void main(String[] args) {
        System.out.println(ByteBuffer.allocateDirect(16));
    }
}
