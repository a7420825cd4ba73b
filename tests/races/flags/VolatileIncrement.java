// An increment of a volatile field is a read and a write: no race, a lost update.
// check: --all
// expect: assertion
public class VolatileIncrement {
    static volatile int balance;

    static void deposit() {
        balance = balance + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(VolatileIncrement::deposit);
        other.start();
        deposit();
        other.join();
        assert balance == 2;
    }
}
