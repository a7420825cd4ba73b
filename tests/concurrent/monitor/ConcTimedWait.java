// Timed waits end without a notify, keep the number of monitor entries, and refuse bad arguments.
public class ConcTimedWait {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        boolean[] done = new boolean[1];
        synchronized (lock) {
            synchronized (lock) {
                lock.wait(3);
                System.out.println("holds after wait " + Thread.holdsLock(lock));
            }
            lock.wait(1, 500);
            System.out.println("still holds " + Thread.holdsLock(lock));
        }
        System.out.println("holds outside " + Thread.holdsLock(lock));
        try {
            synchronized (lock) {
                lock.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread setter = new Thread(() -> {
            synchronized (lock) {
                done[0] = true;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            setter.start();
            while (!done[0]) lock.wait(2);
        }
        setter.join();
        System.out.println("done " + done[0]);
    }
}
