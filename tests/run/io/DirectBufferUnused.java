// Direct buffers that nobody reads or writes: some libraries make one when they start.
import java.nio.ByteBuffer;

public class DirectBufferUnused {
    public static void main(String[] args) {
        ByteBuffer empty = ByteBuffer.allocateDirect(0);
        ByteBuffer large = ByteBuffer.allocateDirect(1 << 20);
        System.out.println(empty.isDirect() + " " + empty.hasRemaining() + " " + large);
        System.out.println(large.limit(10).position(5).slice() + " " + empty.equals(ByteBuffer.allocate(0)));
    }
}
