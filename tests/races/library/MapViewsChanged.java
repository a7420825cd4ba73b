// One thread walks through a view, the other puts something into the map.
// check: --all
import java.util.Map;
import java.util.TreeMap;

public class MapViewsChanged {
    public static void main(String[] args) {
        Map<String, Integer> map = new TreeMap<>(Map.of("a", 1));
        new Thread(() -> map.put("a", 2)).start(); //~ RACE java.util.TreeMap a
        int sum = 0;
        for (int value : map.values()) sum += value; //~ RACE java.util.TreeMap a
    }
}
