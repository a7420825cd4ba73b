// Test-and-test-and-set, ticket, CLH and MCS spin locks, each guarding a plain counter.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class ConcSpinLocks {
    static class Node {
        volatile boolean busy;
        volatile Node next;
    }

    static int counter;

    static void contend(String name, Runnable lock, Runnable unlock) throws InterruptedException {
        counter = 0;
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    lock.run();
                    int seen = counter;
                    Thread.yield();
                    counter = seen + 1;
                    unlock.run();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(name + " " + counter);
    }

    public static void main(String[] args) throws Exception {
        AtomicBoolean held = new AtomicBoolean();
        contend("ttas", () -> {
            do {
                while (held.get()) Thread.onSpinWait();
            } while (held.getAndSet(true));
        }, () -> held.set(false));
        AtomicInteger next = new AtomicInteger(), serving = new AtomicInteger();
        contend("ticket", () -> {
            int mine = next.getAndIncrement();
            while (serving.get() != mine) Thread.onSpinWait();
        }, serving::incrementAndGet);
        AtomicReference<Node> clhTail = new AtomicReference<>(new Node());
        ThreadLocal<Node> own = new ThreadLocal<>();
        contend("clh", () -> {
            Node node = new Node();
            node.busy = true;
            own.set(node);
            Node before = clhTail.getAndSet(node);
            while (before.busy) Thread.onSpinWait();
        }, () -> own.get().busy = false);
        AtomicReference<Node> mcsTail = new AtomicReference<>();
        contend("mcs", () -> {
            Node node = new Node();
            own.set(node);
            Node before = mcsTail.getAndSet(node);
            if (before != null) {
                node.busy = true;
                before.next = node;
                while (node.busy) Thread.onSpinWait();
            }
        }, () -> {
            Node node = own.get();
            if (node.next == null && mcsTail.compareAndSet(node, null)) return;
            while (node.next == null) Thread.onSpinWait();
            node.next.busy = false;
        });
    }
}
