// An object behind the final field of an object behind a final field; the outer constructor still fills the inner one's list.
// check: --all
import java.util.ArrayList;
import java.util.List;

public class FinalNested {
    static final class Inner {
        final List<int[]> list = new ArrayList<>();
    }

    final Inner inner = new Inner();

    static FinalNested shared;

    FinalNested() {
        inner.list.add(new int[] {7});
    }

    public static void main(String[] args) {
        new Thread(() -> {
            shared = new FinalNested(); //~ RACE FinalNested.shared a
        }).start();
        FinalNested seen = shared; //~ RACE FinalNested.shared a
        if (seen != null) {
            assert seen.inner.list.get(0)[0] == 7;
        }
    }
}
