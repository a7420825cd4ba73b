// Published by an opaque access, which does not race and orders nothing: the final field is enough.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class FinalArrayOpaque {
    final int[][] rows = new int[1][1];

    static final AtomicReference<FinalArrayOpaque> SHARED = new AtomicReference<>();

    FinalArrayOpaque() {
        rows[0][0] = 7;
    }

    public static void main(String[] args) {
        new Thread(() -> SHARED.setOpaque(new FinalArrayOpaque())).start();
        FinalArrayOpaque seen = SHARED.getOpaque();
        if (seen != null) {
            assert seen.rows[0][0] == 7;
        }
    }
}
