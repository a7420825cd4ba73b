// Every thread parks and nobody is left to unpark.
// expect: deadlock
import java.util.concurrent.locks.LockSupport;

public class ConcDeadlockAllParked {
    static volatile boolean open;

    public static void main(String[] args) {
        for (int t = 0; t < 3; t++) {
            new Thread(() -> {
                while (!open) LockSupport.park();
            }).start();
        }
        while (!open) LockSupport.park();
    }
}
