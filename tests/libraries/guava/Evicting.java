// EvictingQueue is not made for several threads, says its documentation. The race is in the ArrayDeque inside, where Guava calls it.
// jars: guava
// race: java.util.ArrayDeque a EvictingQueue.add
// race: java.util.ArrayDeque a ForwardingCollection.size
// check:
import com.google.common.collect.EvictingQueue;

public class Evicting {
    public static void main(String[] args) {
        EvictingQueue<String> latest = EvictingQueue.create(2);
        new Thread(() -> latest.add("a")).start();
        latest.add("b");
    }
}
