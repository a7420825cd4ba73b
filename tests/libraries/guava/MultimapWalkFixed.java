// "It is imperative that the user manually synchronize on the returned multimap when accessing any of its collection views."
// jars: guava
// check: --all
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multimaps;

public class MultimapWalkFixed {
    public static void main(String[] args) {
        Multimap<String, String> map = Multimaps.synchronizedListMultimap(ArrayListMultimap.create());
        map.put("a", "1");
        new Thread(() -> map.put("a", "2")).start();
        synchronized (map) {
            for (String value : map.get("a")) System.out.println(value);
        }
    }
}
