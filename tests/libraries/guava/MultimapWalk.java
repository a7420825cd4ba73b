// Each operation of a synchronized multimap takes its lock, but a walk over a view of it is many operations.
// jars: guava
// race: java.util.ArrayList a AbstractMapBasedMultimap$WrappedCollection$WrappedIterator.next
// race: java.util.ArrayList a AbstractMapBasedMultimap.put
// check:
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multimaps;

public class MultimapWalk {
    public static void main(String[] args) {
        Multimap<String, String> map = Multimaps.synchronizedListMultimap(ArrayListMultimap.create());
        map.put("a", "1");
        new Thread(() -> map.put("a", "2")).start();
        for (String value : map.get("a")) System.out.println(value);
    }
}
