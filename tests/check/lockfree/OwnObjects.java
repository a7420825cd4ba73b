// Threads that touch only objects of their own: many schedules, one behaviour.
// check:
// args: 2
// expect: none
// states: 16  transitions: 16
// check:
// args: 4
// expect: none
// states: 30  transitions: 30
// check:
// args: 5
// expect: none
// states: 37  transitions: 37
import java.util.concurrent.atomic.AtomicInteger;

public class OwnObjects {
    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        AtomicInteger[] counters = new AtomicInteger[count];
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            AtomicInteger mine = new AtomicInteger();
            counters[i] = mine;
            threads[i] = new Thread(() -> {
                mine.incrementAndGet();
                mine.incrementAndGet();
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        for (AtomicInteger counter : counters) assert counter.get() == 2;
    }
}
