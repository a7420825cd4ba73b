/**
 * Two threads deposit 10 each. `balance = balance + 10` reads, adds and writes, and nothing orders the two threads:
 * a data race, and one deposit can be lost.
 */
public class LostUpdate {
    static int balance;

    static void deposit() {
        balance = balance + 10;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(LostUpdate::deposit);
        other.start();
        deposit();
        other.join();
        System.out.println("balance " + balance);
    }
}
