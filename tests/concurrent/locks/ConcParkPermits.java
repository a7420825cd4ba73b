// LockSupport: a permit given before park lets it pass at once, permits do not add up, interrupts pass park.
import java.util.concurrent.locks.LockSupport;

public class ConcParkPermits {
    static volatile boolean go;

    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("passed with a permit");
        LockSupport.parkNanos(1_000_000);
        System.out.println("passed by time");
        LockSupport.parkUntil(System.currentTimeMillis() + 2);
        System.out.println("passed by date");
        Thread.currentThread().interrupt();
        LockSupport.park();
        System.out.println("passed by interrupt, flag " + Thread.interrupted());
        Object blocker = "the blocker";
        Thread parked = new Thread(() -> {
            while (!go) LockSupport.park(blocker);
            System.out.println("blocker after " + LockSupport.getBlocker(Thread.currentThread()));
        });
        parked.start();
        while (LockSupport.getBlocker(parked) == null || parked.getState() != Thread.State.WAITING) Thread.yield();
        System.out.println("blocker " + LockSupport.getBlocker(parked));
        go = true;
        LockSupport.unpark(parked);
        parked.join();
        LockSupport.unpark(null);
    }
}
