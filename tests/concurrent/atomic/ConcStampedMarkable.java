// AtomicStampedReference counts versions, AtomicMarkableReference marks exactly once.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;

public class ConcStampedMarkable {
    public static void main(String[] args) throws Exception {
        String even = "even";
        String odd = "odd";
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>(even, 0);
        AtomicMarkableReference<String> markable = new AtomicMarkableReference<>("node", false);
        AtomicInteger markers = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 7; i++) {
                    int[] stamp = new int[1];
                    String seen;
                    do {
                        seen = stamped.get(stamp);
                    } while (!stamped.compareAndSet(seen, seen == even ? odd : even, stamp[0], stamp[0] + 1));
                }
                if (markable.compareAndSet("node", "node", false, true)) markers.incrementAndGet();
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(stamped.getReference() + " " + stamped.getStamp());
        System.out.println(markable.isMarked() + " marked by " + markers);
        System.out.println(stamped.compareAndSet(odd, even, 20, 1) + " " + stamped.attemptStamp(odd, 99) + " "
                + stamped.getStamp());
    }
}
