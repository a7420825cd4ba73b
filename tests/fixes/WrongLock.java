// A lock, but not the one that the other thread uses.
// fix: lock-statements @deposit @deposit class WrongLock
// expect: data-race
// java: no
public class WrongLock {
    private int balance;

    synchronized void withdraw(int n) {
        balance -= n;
    }
    void deposit(int n) {
        /*+ synchronized (WrongLock.class) { +*/
        balance += n; /*@deposit*/
        /*+ } +*/
    }

    public static void main(String[] arguments) throws Exception {
        WrongLock account = new WrongLock();
        Thread other = new Thread(() -> account.withdraw(3));
        other.start();
        account.deposit(10);
        other.join();
    }
}
