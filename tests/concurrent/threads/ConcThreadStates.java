// The states that are certain: NEW, RUNNABLE of oneself, WAITING, TIMED_WAITING, BLOCKED after polling, TERMINATED.
import java.util.concurrent.locks.LockSupport;

public class ConcThreadStates {
    static volatile boolean stop;

    static void await(Thread thread, Thread.State state) {
        while (thread.getState() != state) Thread.yield();
        System.out.println("seen " + state);
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!stop) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        System.out.println(waiter.getState() + " alive " + waiter.isAlive());
        waiter.start();
        await(waiter, Thread.State.WAITING);
        Thread blocked = new Thread(() -> {
            synchronized (lock) {
                stop = true;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            blocked.start();
            await(blocked, Thread.State.BLOCKED);
            System.out.println("stop " + stop);
        }
        waiter.join();
        blocked.join();
        Thread parked = new Thread(() -> LockSupport.parkNanos(3_600_000_000_000L));
        parked.start();
        await(parked, Thread.State.TIMED_WAITING);
        LockSupport.unpark(parked);
        parked.join();
        System.out.println(waiter.getState() + " " + blocked.getState() + " " + parked.getState());
        System.out.println(Thread.currentThread().getState());
    }
}
