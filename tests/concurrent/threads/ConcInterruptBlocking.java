// Interruption of sleep, wait, join and park, each surely reached; the flag afterwards.
import java.util.concurrent.locks.LockSupport;

public class ConcInterruptBlocking {
    interface Blocking {
        void run() throws InterruptedException;
    }

    static void check(String name, Blocking action) throws InterruptedException {
        String[] note = new String[1];
        Thread thread = new Thread(() -> {
            try {
                action.run();
                note[0] = "returned";
            } catch (InterruptedException e) {
                note[0] = e.getMessage();
            }
            note[0] += ", flag " + Thread.currentThread().isInterrupted();
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING && thread.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        thread.interrupt();
        thread.join();
        System.out.println(name + ": " + note[0]);
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread main = Thread.currentThread();
        check("sleep", () -> Thread.sleep(1_000_000));
        check("wait", () -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        check("timed wait", () -> {
            synchronized (lock) {
                lock.wait(1_000_000);
            }
        });
        check("join", main::join);
        check("timed join", () -> main.join(1_000_000));
        check("park", () -> {
            while (!Thread.currentThread().isInterrupted()) LockSupport.park();
        });
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.out.println("at once: " + e.getMessage() + " " + Thread.interrupted());
        }
    }
}
