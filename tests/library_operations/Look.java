import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Numbers for the answers of operations, and objects in some condition. */
final class Look {
    private Look() {}

    /** Without identity hash codes, which mean nothing. */
    static int of(Object answer) {
        if (answer == null) return -1;
        if (answer instanceof Throwable) return answer.getClass().getName().hashCode();
        if (answer instanceof Object[]) return Arrays.hashCode((Object[]) answer);
        if (answer instanceof Due) return ((Due) answer).number;
        return answer.hashCode();
    }

    static int of(int answer) {
        return answer;
    }

    static int of(long answer) {
        return (int) answer;
    }

    static int of(double answer) {
        return (int) answer;
    }

    static int of(boolean answer) {
        return answer ? 1 : 0;
    }

    static int all(Iterable<?> elements) {
        int hash = 1;
        for (Object element : elements) hash = 31 * hash + element.hashCode();
        return hash;
    }

    static int keys(Map<Integer, Integer> map) {
        int hash = 1;
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) hash = 31 * hash + 7 * entry.getKey() + entry.getValue();
        return hash;
    }

    static int drained(BlockingQueue<Integer> queue) {
        java.util.ArrayList<Integer> into = new java.util.ArrayList<>();
        queue.drainTo(into);
        return all(into);
    }

    static <M extends Map<Integer, Integer>> M with(M map, int key) {
        map.put(key, 10 * key);
        return map;
    }

    static <C extends Collection<Integer>> C added(C collection) {
        collection.add(1);
        return collection;
    }

    static ReentrantLock held(ReentrantLock lock) {
        lock.lock();
        return lock;
    }

    static int closed(ExecutorService service) {
        service.shutdown();
        return of(service.isShutdown());
    }

    /** An element of a DelayQueue. */
    static final class Due implements Delayed {
        final int number;

        Due(int number) {
            this.number = number;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return number - ((Due) other).number;
        }
    }
}
