// Under a lock.
// check: --all
import java.util.Map;
import java.util.TreeMap;

public class SharedSubMapSizeFixed {
    public static void main(String[] args) {
        Map<String, Integer> part = new TreeMap<>(Map.of("a", 1, "c", 3)).headMap("b");
        new Thread(() -> {
            synchronized (args) {
                part.entrySet().size();
            }
        }).start();
        synchronized (args) {
            part.entrySet().size();
        }
    }
}
