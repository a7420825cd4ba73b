// A map that is filled before the threads start and only read by them needs nothing.
// check: --all
import java.util.HashMap;
import java.util.Map;

public class ReadOnlyMap {
    public static void main(String[] args) {
        Map<String, String> map = new HashMap<>();
        map.put("a", "1");
        new Thread(() -> {
            assert map.get("a") == "1";
        }).start();
        assert map.get("a") == "1";
    }
}
