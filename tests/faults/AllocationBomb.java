import java.util.ArrayList;
import java.util.List;

/** Keeps all that it allocates, small and large. */
public class AllocationBomb {
    static final List<Object> KEPT = new ArrayList<>();

    public static void main(String[] arguments) {
        for (int i = 0;; i++) {
            byte[] piece = new byte[i % 7 == 0 ? 1 << 20 : 1 << 10];
            java.util.Arrays.fill(piece, (byte) i);
            KEPT.add(piece);
        }
    }
}
