// The permit comes before the news: the thread takes the permit, sees nothing new and parks again, for ever.
// check: --all
// expect: deadlock
// states: 19  transitions: 20
import java.util.concurrent.locks.LockSupport;

public class AllParked {
    static volatile boolean ready;

    static void await() {
        while (!ready) LockSupport.park(); //~ DEADLOCK
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(AllParked::await);
        waiter.start();
        LockSupport.unpark(waiter);
        ready = true;
        waiter.join(); //~ DEADLOCK
    }
}
