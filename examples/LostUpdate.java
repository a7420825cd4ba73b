public class LostUpdate {
    static int balance;

    /** Reads, adds, writes: nothing orders the two threads. */
    static void deposit() {
        balance = balance + 10;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(LostUpdate::deposit);
        other.start();
        deposit();
        other.join();
        System.out.println("balance " + balance); // nearly always 20
    }
}
