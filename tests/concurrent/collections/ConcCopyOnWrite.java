// CopyOnWriteArrayList and Set: iterators are snapshots, addIfAbsent is atomic.
import java.util.Iterator;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class ConcCopyOnWrite {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {-1, -2});
        CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
        Iterator<Integer> before = list.iterator();
        int[] added = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 6; i++) {
                    if (list.addIfAbsent(i)) added[id]++;
                    set.add(i * id);
                    for (int value : list) if (value > 5) System.out.println("wrong");
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("added " + (added[0] + added[1] + added[2]) + " " + new TreeSet<>(list) + " " + new TreeSet<>(set));
        System.out.println("snapshot " + before.next() + " " + before.next() + " " + before.hasNext());
        try {
            before.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("no removal");
        }
    }
}
