// A synchronised list.
// check: --all
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SharedArrayListFixed {
    static final List<String> LIST = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> LIST.add("a"));
        other.start();
        LIST.add("b");
        other.join();
        assert LIST.size() == 2;
    }
}
