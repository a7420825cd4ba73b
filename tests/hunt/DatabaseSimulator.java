// Simulates a database that threads share, after the benchmark DQueries. Each thread runs its own list of queries: most transfer
// money between two accounts, some look one account up, a few report the sum of a range. A transfer holds the locks of both
// accounts. Every query writes the log, under its lock, when it begins and when it commits. Now and then a thread rebuilds the
// index of accounts by balance and counts up the version of the index, under the lock of the index; a report reads the version to
// see whether its plan is out of date, but under the lock of the plans. This is the race. The log orders the two unless a report
// begins while a rebuild is about to commit, or the other way round.
// The arguments are the number of threads, the number of accounts and how many queries each thread runs: `2` is the real thing,
// `2 2 2` a tiny one.
// check:
// args: 2
public class DatabaseSimulator {
    static final int INITIAL_BALANCE = 1000;

    static final class Account {
        private int balance = INITIAL_BALANCE;

        synchronized int balance() {
            return balance;
        }

        synchronized boolean withdraw(int amount) {
            if (balance < amount) return false;
            balance -= amount;
            return true;
        }

        synchronized void deposit(int amount) {
            balance += amount;
        }
    }

    /** What has happened, in a ring of the last entries, and how often. */
    static final class Log {
        private final int[] ring = new int[64];
        private int begun;
        private int committed;

        synchronized void begin(int thread, int query) {
            ring[begun++ & 63] = thread << 24 | query;
        }

        synchronized void commit() {
            committed++;
        }

        synchronized boolean complete() {
            return begun == committed;
        }

        synchronized int committed() {
            return committed;
        }
    }

    static final class Database {
        final Account[] accounts;
        final Log log = new Log();
        private final Object indexLock = new Object();
        private final Object planLock = new Object();
        private int[] byBalance = new int[0]; // guarded by indexLock
        private int indexVersion; // written under indexLock, read under planLock
        private int plannedVersion; // guarded by planLock
        private int plans; // guarded by planLock

        Database(int accounts) {
            this.accounts = new Account[accounts];
            for (int i = 0; i < accounts; i++) this.accounts[i] = new Account();
        }

        /** Holds both locks, that of the smaller number first, so that there is no deadlock. */
        void transfer(int from, int to, int amount) {
            if (from == to) return;
            synchronized (accounts[Math.min(from, to)]) {
                synchronized (accounts[Math.max(from, to)]) {
                    if (accounts[from].withdraw(amount)) accounts[to].deposit(amount);
                }
            }
        }

        int lookUp(int account) {
            return accounts[account].balance();
        }

        long report(int first, int count) {
            plan();
            long sum = 0;
            for (int i = 0; i < count; i++) sum += accounts[(first + i) % accounts.length].balance();
            return sum;
        }

        /** Makes a new plan if the index has changed since the last. */
        private void plan() {
            synchronized (planLock) {
                int version = indexVersion; //~ RACE DatabaseSimulator$Database.indexVersion a
                if (version != plannedVersion) {
                    plannedVersion = version;
                    plans++;
                }
            }
        }

        int plans() {
            synchronized (planLock) {
                return plans;
            }
        }

        /** The accounts by balance, as far as others let them be. */
        void rebuildIndex() {
            int[] balances = new int[accounts.length];
            for (int i = 0; i < balances.length; i++) balances[i] = accounts[i].balance();
            int[] order = sorted(balances);
            synchronized (indexLock) {
                byBalance = order;
                indexVersion++; //~ RACE DatabaseSimulator$Database.indexVersion a
            }
        }

        /** The richest account when the index was last made, -1 if there is no index. */
        int richest() {
            synchronized (indexLock) {
                return byBalance.length == 0 ? -1 : byBalance[byBalance.length - 1];
            }
        }

        /** The numbers of the keys in ascending order, by heap sort. */
        private static int[] sorted(int[] keys) {
            int[] order = new int[keys.length];
            for (int i = 0; i < order.length; i++) order[i] = i;
            for (int root = order.length / 2 - 1; root >= 0; root--) siftDown(keys, order, root, order.length);
            for (int end = order.length - 1; end > 0; end--) {
                int largest = order[0];
                order[0] = order[end];
                order[end] = largest;
                siftDown(keys, order, 0, end);
            }
            return order;
        }

        private static void siftDown(int[] keys, int[] order, int root, int end) {
            int moving = order[root];
            int child = 2 * root + 1;
            while (child < end) {
                if (child + 1 < end && keys[order[child + 1]] > keys[order[child]]) child++;
                if (keys[order[child]] <= keys[moving]) break;
                order[root] = order[child];
                root = child;
                child = 2 * root + 1;
            }
            order[root] = moving;
        }
    }

    static final class Client extends Thread {
        private final Database database;
        private final int number;
        private final int queries;
        private int seed;
        private long checksum;

        Client(Database database, int number, int queries) {
            this.database = database;
            this.number = number;
            this.queries = queries;
            seed = 90210 + 31 * number;
        }

        private int random(int bound) {
            seed = seed * 1103515245 + 12345;
            return (seed >>> 16) % bound;
        }

        @Override
        public void run() {
            for (int query = 1; query <= queries; query++) {
                database.log.begin(number, query);
                execute(query);
                database.log.commit();
            }
        }

        /** Rebuilds and reports come at fixed places, which are not the same for two threads. */
        private void execute(int query) {
            int accounts = database.accounts.length;
            int place = (query + 7 * number) % (queries / 2 + 1);
            if (place == 1) {
                database.rebuildIndex();
            } else if (place == queries / 4) {
                checksum += database.report(random(accounts), accounts / 2);
            } else if (query % 8 == 0) {
                checksum += database.lookUp(random(accounts)) + database.richest();
            } else {
                database.transfer(random(accounts), random(accounts), 1 + random(INITIAL_BALANCE / 2));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int accounts = args.length > 1 ? Integer.parseInt(args[1]) : 300;
        int queries = args.length > 2 ? Integer.parseInt(args[2]) : 5000;
        Database database = new Database(accounts);
        Client[] clients = new Client[threads];
        for (int i = 0; i < threads; i++) clients[i] = new Client(database, i, queries);
        for (Client client : clients) client.start();
        for (Client client : clients) client.join();
        long total = 0;
        for (Account account : database.accounts) total += account.balance();
        boolean lookedAt = database.plans() >= 0 && clients[0].checksum >= 0;
        System.out.println(database.log.committed() + " queries" + (database.log.complete() && lookedAt ? "" : ", incomplete")
                + ", total balance " + total);
    }
}
