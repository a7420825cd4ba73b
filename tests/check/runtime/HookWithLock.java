// check:
// expect: none
// states: 437  transitions: 496
import java.util.concurrent.locks.ReentrantLock;

public class HookWithLock {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int count;
    static void add() {
        LOCK.lock();
        try {
            count++;
        } finally {
            LOCK.unlock();
        }
    }
    public static void main(String[] arguments) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { add(); synchronized (HookWithLock.class) { System.out.println("hook"); } }));
        new Thread(HookWithLock::add).start();
        add();
    }
}
