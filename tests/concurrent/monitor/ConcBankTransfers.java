// Transfers in both directions with locks taken in the order of the account numbers; money is conserved.
public class ConcBankTransfers {
    static class Account {
        final int number;
        int balance;

        Account(int number, int balance) {
            this.number = number;
            this.balance = balance;
        }
    }

    static boolean transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.balance < amount) return false;
                from.balance -= amount;
                Thread.yield();
                to.balance += amount;
                return true;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account[] accounts = new Account[3];
        for (int i = 0; i < 3; i++) accounts[i] = new Account(i, 1000);
        Thread[] threads = new Thread[3];
        int[] made = new int[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) {
                    if (transfer(accounts[id], accounts[(id + 1 + i % 2) % 3], 10 + i)) made[id]++;
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        int total = 0;
        for (Account account : accounts) total += account.balance;
        System.out.println("total " + total + " transfers " + (made[0] + made[1] + made[2]));
        for (Account account : accounts) System.out.println(account.number + ": " + account.balance);
    }
}
