// The last thing that a task does is to unlock, and only then does the pool say that it is done: in between, others may look.
// check: --all --library steps --max-states 200000
// expect: assertion
// states: 818  transitions: 929
// check: --all --library operations
// expect: assertion
// states: 24  transitions: 26
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReentrantLock;

public class UnlockedBeforeDone {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean hasRun;

    public static void main(String[] args) throws Exception {
        FutureTask<Void> task = new FutureTask<>(() -> {
            lock.lock();
            hasRun = true;
            lock.unlock();
            return null;
        });
        Thread runner = new Thread(task);
        runner.start();
        lock.lock();
        boolean isOver = hasRun;
        lock.unlock();
        assert !isOver || task.isDone(); //~ ASSERTION
        runner.join();
    }
}
