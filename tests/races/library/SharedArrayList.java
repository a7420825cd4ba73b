// One thread adds to a list while another asks for its size.
// check: --all
import java.util.ArrayList;
import java.util.List;

public class SharedArrayList {
    static final List<String> LIST = new ArrayList<>();

    public static void main(String[] args) {
        new Thread(() -> LIST.add("a")).start(); //~ RACE java.util.ArrayList a
        int size = LIST.size(); //~ RACE java.util.ArrayList a
        assert size == 0 || size == 1;
    }
}
