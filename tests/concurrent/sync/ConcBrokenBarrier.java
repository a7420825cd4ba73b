// A barrier breaks for all when one party is interrupted, times out, or the action throws; reset mends it.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ConcBrokenBarrier {
    static Thread party(CyclicBarrier barrier, String[] note) {
        Thread thread = new Thread(() -> {
            try {
                barrier.await();
                note[0] = "passed";
            } catch (InterruptedException | BrokenBarrierException e) {
                note[0] = e.getClass().getSimpleName();
            }
        });
        thread.start();
        return thread;
    }

    static void until(CyclicBarrier barrier, int waiting) {
        while (barrier.getNumberWaiting() != waiting) Thread.yield();
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        String[] a = new String[1], b = new String[1];
        Thread first = party(barrier, a), second = party(barrier, b);
        until(barrier, 2);
        first.interrupt();
        first.join();
        second.join();
        System.out.println(a[0] + " " + b[0] + " broken " + barrier.isBroken());
        try {
            barrier.await();
        } catch (BrokenBarrierException e) {
            System.out.println("main " + e.getClass().getSimpleName());
        }
        barrier.reset();
        first = party(barrier, a);
        until(barrier, 1);
        try {
            barrier.await(2, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("main timed out");
        }
        first.join();
        System.out.println(a[0] + " broken " + barrier.isBroken());
        CyclicBarrier bad = new CyclicBarrier(2, () -> { throw new IllegalStateException("action"); });
        first = party(bad, a);
        until(bad, 1);
        try {
            bad.await();
        } catch (IllegalStateException e) {
            System.out.println("main " + e.getMessage());
        }
        first.join();
        System.out.println(a[0] + " parties " + bad.getParties());
    }
}
