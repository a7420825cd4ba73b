// FinalArrayOpaque without the final: nothing orders what lies behind.
// check: --all
import java.util.concurrent.atomic.AtomicReference;

public class PlainArrayOpaque {
    int[] row = new int[1]; //~ RACE PlainArrayOpaque.row a

    static final AtomicReference<PlainArrayOpaque> SHARED = new AtomicReference<>();

    PlainArrayOpaque() {
        row[0] = 7; //~ RACE PlainArrayOpaque.row[] a
    }

    public static void main(String[] args) {
        new Thread(() -> SHARED.setOpaque(new PlainArrayOpaque())).start();
        PlainArrayOpaque seen = SHARED.getOpaque();
        if (seen != null) {
            int[] row = seen.row; //~ RACE PlainArrayOpaque.row a
            assert row[0] == 7; //~ RACE PlainArrayOpaque.row[] a
        }
    }
}
