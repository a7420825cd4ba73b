// Where another thread stands, and which threads there are, depends on the schedule.
// check: --all
// args: stack
// expect: assertion
// states: 23  transitions: 25
// check: --all
// args: all
// expect: assertion
// states: 23  transitions: 29
// check: --all
// args: none
// expect: none
// states: 12  transitions: 12
import java.util.concurrent.locks.LockSupport;

public class StackOfOther {
    static void stay() {
        LockSupport.park();
    }

    static boolean isStaying(Thread thread) {
        for (StackTraceElement element : thread.getStackTrace()) if (element.getMethodName().equals("stay")) return true;
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(StackOfOther::stay);
        thread.setDaemon(true);
        thread.start();
        boolean isSeen = args[0].equals("stack") && isStaying(thread);
        LockSupport.unpark(thread);
        boolean isGone = args[0].equals("all") && !Thread.getAllStackTraces().containsKey(thread);
        assert !isSeen && !isGone; //~ ASSERTION
        thread.join();
        assert !isStaying(thread) && !Thread.getAllStackTraces().containsKey(thread);
    }
}
