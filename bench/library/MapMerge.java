import java.util.concurrent.ConcurrentHashMap;

/** Threads that merge into one entry of a map: threads and times. */
public class MapMerge {
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]), times = Integer.parseInt(arguments[1]);
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int n = 0; n < times; n++) map.merge("key", 1, Integer::sum);
            });
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        assert map.get("key") == threads * times;
    }
}
