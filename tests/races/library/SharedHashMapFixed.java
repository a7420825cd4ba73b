// A concurrent map.
// check: --all
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class SharedHashMapFixed {
    static final Map<String, String> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) {
        MAP.put("a", "1");
        new Thread(() -> MAP.put("a", "2")).start();
        assert MAP.get("a") != null;
    }
}
