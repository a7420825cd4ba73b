// The lock is held from the look at the balance to the change.
// check:
// expect: none
// states: 13  transitions: 14
public class OverdraftWhole {
    int balance = 10;

    synchronized boolean covers(int amount) {
        return balance >= amount;
    }

    synchronized void take(int amount) {
        balance -= amount;
        assert balance >= 0;
    }

    synchronized void withdraw() {
        if (covers(10)) take(10);
    }

    public static void main(String[] args) throws InterruptedException {
        OverdraftWhole account = new OverdraftWhole();
        Thread other = new Thread(account::withdraw);
        other.start();
        account.withdraw();
        other.join();
        assert account.balance == 0;
    }
}
