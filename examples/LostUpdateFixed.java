/** The repaired twin of LostUpdate: a lock orders the two deposits. */
public class LostUpdateFixed {
    static int balance;

    static synchronized void deposit() {
        balance = balance + 10;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(LostUpdateFixed::deposit);
        other.start();
        deposit();
        other.join();
        System.out.println("balance " + balance);
    }
}
