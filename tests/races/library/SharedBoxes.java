// Boxed integers come from a cache that a class initialiser fills.
// check: --all
import java.util.ArrayList;
import java.util.List;

public class SharedBoxes {
    static Integer box(int value) {
        return value;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            List<Integer> own = new ArrayList<>();
            own.add(box(1));
        }).start();
        assert box(1).equals(box(1));
    }
}
