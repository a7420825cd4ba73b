// Which operations of java.util.concurrent depend on each other is read off what they access: the counts are those of one order, or of
// both.
// check: --all --library operations
// args: get1 get2
// expect: none
// states: 15  transitions: 15
// check: --all --library operations
// args: get1 put2
// expect: none
// states: 15  transitions: 15
// check: --all --library operations
// args: put1 put2
// expect: none
// states: 15  transitions: 15
// check: --all --library operations
// args: merge1 merge2
// expect: none
// states: 15  transitions: 15
// check: --all --library operations
// args: get1 put1
// expect: none
// states: 23  transitions: 25
// check: --all --library operations
// args: put3 put4
// expect: none
// states: 23  transitions: 25
// check: --all --library operations
// args: tryLock tryLock
// expect: none
// states: 27  transitions: 28
// check: --all --library operations
// args: tryHeld tryHeld
// expect: none
// states: 15  transitions: 15
// check: --all --library operations
// args: permits permits
// expect: none
// states: 15  transitions: 15
// check: --all --library operations
// args: acquire acquire
// expect: none
// states: 23  transitions: 25
// check: --all --library operations
// args: first first
// expect: none
// states: 15  transitions: 15
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class OperationsCommute {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    static final ReentrantLock free = new ReentrantLock(), held = new ReentrantLock();
    static final Semaphore permits = new Semaphore(2);

    static Runnable operation(String name) {
        switch (name) {
            case "get1": return () -> map.get(1);
            case "get2": return () -> map.get(2);
            case "put1": return () -> map.put(1, 5);
            case "put2": return () -> map.put(2, 5);
            case "put3": return () -> map.put(3, 5);
            case "put4": return () -> map.put(4, 5);
            case "merge1": return () -> map.merge(1, 5, Integer::sum);
            case "merge2": return () -> map.merge(2, 5, Integer::sum);
            case "tryLock": return free::tryLock;
            case "tryHeld": return held::tryLock;
            case "permits": return permits::availablePermits;
            case "acquire": return permits::acquireUninterruptibly;
            case "first": return () -> list.get(0);
            default: throw new IllegalArgumentException(name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        map.put(1, 1);
        map.put(2, 2);
        list.add(1);
        held.lock();
        Thread one = new Thread(operation(args[0])), two = new Thread(operation(args[1]));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
