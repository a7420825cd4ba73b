// fix: lock-statements @deposit @deposit this
// expect: proved
public class OneLocks {
    private int balance;

    synchronized void withdraw(int n) {
        balance -= n;
    }
    void deposit(int n) {
        /*+ synchronized (this) { +*/
        balance += n; /*@deposit*/
        /*+ } +*/
    }

    public static void main(String[] arguments) throws Exception {
        OneLocks account = new OneLocks();
        Thread other = new Thread(() -> account.withdraw(3));
        other.start();
        account.deposit(10);
        other.join();
        System.out.println(account.balance);
    }
}
