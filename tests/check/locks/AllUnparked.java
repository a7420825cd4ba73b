// The news first, then the permit.
// check:
// expect: none
// states: 19  transitions: 21
import java.util.concurrent.locks.LockSupport;

public class AllUnparked {
    static volatile boolean ready;

    static void await() {
        while (!ready) LockSupport.park();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(AllUnparked::await);
        waiter.start();
        ready = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
