// One thread puts while another gets.
// check: --all
import java.util.HashMap;
import java.util.Map;

public class SharedHashMap {
    static final Map<String, String> MAP = new HashMap<>();

    public static void main(String[] args) {
        MAP.put("a", "1");
        new Thread(() -> MAP.put("a", "2")).start(); //~ RACE java.util.HashMap a
        String seen = MAP.get("a"); //~ RACE java.util.HashMap a
        assert seen != null;
    }
}
