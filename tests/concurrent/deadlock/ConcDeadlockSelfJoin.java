// A thread that joins itself.
// expect: deadlock
public class ConcDeadlockSelfJoin {
    public static void main(String[] args) throws Exception {
        System.out.println("before");
        Thread.currentThread().join();
        System.out.println("never");
    }
}
