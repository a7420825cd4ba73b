// A permit to go on that is given by unpark orders nothing by itself; the volatile flag beside it does.
// check: --all
import java.util.concurrent.locks.LockSupport;

public class Parking {
    static int x;
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            while (!ready) LockSupport.park();
            assert x == 1;
        });
        waiter.start();
        x = 1;
        ready = true;
        LockSupport.unpark(waiter);
    }
}
