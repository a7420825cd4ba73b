// The balance is looked at under the lock and changed under the lock, but not under the same one hold of it.
// check: --all
// expect: assertion
// states: 25  transitions: 30
// check: --all --races off
// expect: assertion
// states: 61  transitions: 66
public class OverdraftSplit {
    int balance = 10;

    synchronized boolean covers(int amount) {
        return balance >= amount;
    }

    synchronized void take(int amount) {
        balance -= amount;
        assert balance >= 0; //~ ASSERTION
    }

    void withdraw() {
        if (covers(10)) take(10);
    }

    public static void main(String[] args) throws InterruptedException {
        OverdraftSplit account = new OverdraftSplit();
        Thread other = new Thread(account::withdraw);
        other.start();
        account.withdraw();
        other.join();
    }
}
