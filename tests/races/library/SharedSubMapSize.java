// The size of a part of a map is counted on demand, in a field: who asks meanwhile gets a part of it.
// check:
import java.util.Map;
import java.util.TreeMap;

public class SharedSubMapSize {
    public static void main(String[] args) {
        Map<String, Integer> part = new TreeMap<>(Map.of("a", 1, "c", 3)).headMap("b");
        new Thread(() -> part.entrySet().size()).start(); //~ RACE java.util.TreeMap a
        part.entrySet().size(); //~ RACE java.util.TreeMap a
    }
}
