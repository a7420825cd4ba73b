// The documentation of EvictingQueue asks for a lock around it; Queues.synchronizedQueue is one.
// jars: guava
// check: --all
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.Queues;
import java.util.Queue;

public class EvictingFixed {
    public static void main(String[] args) throws InterruptedException {
        Queue<String> latest = Queues.synchronizedQueue(EvictingQueue.create(2));
        Thread other = new Thread(() -> latest.add("a"));
        other.start();
        latest.add("b");
        latest.add("c");
        other.join();
        assert latest.size() == 2;
    }
}
