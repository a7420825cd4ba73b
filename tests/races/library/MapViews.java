// Maps that nobody changes any more make their views on demand, for whoever asks first.
// check: --all
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.WeakHashMap;

public class MapViews {
    enum Colour { RED, GREEN }

    static final String KEY = "red";

    static int use(Map<?, Integer> map) {
        int sum = map.keySet().size();
        for (int value : map.values()) sum += value;
        for (Map.Entry<?, Integer> entry : map.entrySet()) sum += entry.getValue();
        return sum;
    }

    static <K> Map<K, Integer> filled(Map<K, Integer> map, K key) {
        map.put(key, 2);
        return map;
    }

    static int useAll(Collection<Map<?, Integer>> maps, NavigableMap<String, Integer> tree) {
        int sum = 0;
        for (Map<?, Integer> map : maps) sum += use(map);
        return sum + use(tree.descendingMap()) + tree.navigableKeySet().size() + tree.descendingKeySet().size() + use(tree.headMap("z"));
    }

    public static void main(String[] args) {
        NavigableMap<String, Integer> tree = new TreeMap<>(Map.of(KEY, 2));
        Collection<Map<?, Integer>> maps = new java.util.ArrayList<>();
        maps.add(filled(new HashMap<>(), KEY));
        maps.add(filled(new LinkedHashMap<>(), KEY));
        maps.add(filled(new IdentityHashMap<>(), KEY));
        maps.add(filled(new WeakHashMap<>(), KEY));
        maps.add(filled(new EnumMap<>(Colour.class), Colour.RED));
        maps.add(Collections.unmodifiableMap(filled(new TreeMap<>(), KEY)));
        maps.add(Collections.singletonMap(KEY, 2));
        maps.add(Map.of(KEY, 2));
        maps.add(tree);
        new Thread(() -> useAll(maps, tree)).start();
        assert useAll(maps, tree) == 9 * 5 + 5 + 1 + 1 + 5;
    }
}
