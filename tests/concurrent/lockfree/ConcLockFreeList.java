// A sorted lock-free list with marked references (Harris): concurrent insertion and removal of a set.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;

public class ConcLockFreeList {
    static class Node {
        final int key;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node HEAD = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    static Node[] find(int key) {
        retry:
        while (true) {
            Node before = HEAD, current = before.next.getReference();
            while (true) {
                boolean[] marked = new boolean[1];
                Node after = current.next.get(marked);
                if (marked[0]) {
                    if (!before.next.compareAndSet(current, after, false, false)) continue retry;
                } else if (current.key >= key) {
                    return new Node[] {before, current};
                } else {
                    before = current;
                }
                current = after;
            }
        }
    }

    static boolean add(int key) {
        while (true) {
            Node[] at = find(key);
            if (at[1].key == key) return false;
            if (at[0].next.compareAndSet(at[1], new Node(key, at[1]), false, false)) return true;
        }
    }

    static boolean remove(int key) {
        while (true) {
            Node[] at = find(key);
            if (at[1].key != key) return false;
            Node after = at[1].next.getReference();
            if (at[1].next.compareAndSet(after, after, false, true)) return true;
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger added = new AtomicInteger(), removed = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) if (add((i + id) % 8)) added.incrementAndGet();
                for (int i = 10 + id; i < 22; i += 3) add(i);
                for (int i = 10 + id; i < 19; i += 3) if (remove(i)) removed.incrementAndGet();
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        StringBuilder line = new StringBuilder();
        find(Integer.MAX_VALUE);
        for (Node n = HEAD.next.getReference(); n.key != Integer.MAX_VALUE; n = n.next.getReference()) line.append(n.key).append(' ');
        System.out.println(line + "added " + added + " removed " + removed);
    }
}
