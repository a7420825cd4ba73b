// Without the flag: park may return at any time, and no order is promised when it does.
// check: --all
import java.util.concurrent.locks.LockSupport;

public class ParkingOnly {
    static int x;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            LockSupport.park();
            assert x == 1; //~ RACE ParkingOnly.x a
        });
        waiter.start();
        x = 1; //~ RACE ParkingOnly.x a
        LockSupport.unpark(waiter);
    }
}
