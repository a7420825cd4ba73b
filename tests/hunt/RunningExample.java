// The running example of "Scaling Model Checking of Dataraces Using Dynamic Information" (figure 3), made a whole program. Threads
// look for a satisfying assignment of one formula by local search and learn clauses by resolution, into slots of their own in
// a shared data base. Every so often they delete clauses that have become too big: this is the figure, with its names and the
// numbers of its lines. The race is on numDelItr: line 2 reads it under KeyLock, line 14 writes it under DelLock. Before, between
// and after these lines the threads take common locks all the time, so the two are ordered unless one thread is at line 2 while
// another comes to line 14.
// The arguments are the number of threads, the size of the pool of clauses for each thread, and the number of rounds: `2` is
// the real thing, `2 1 1` a tiny one.
// check:
// args: 2
public class RunningExample {
    static final Object KeyLock = new Object();
    static final Object NumLock = new Object();
    static final Object DelLock = new Object();
    static int numDelItr;
    static int NumDeleted; // guarded by NumLock
    static ClauseDataBase DB;

    /** Literals, in ascending order; -v is the negation of v. */
    static final class Clause {
        private static final int TOO_BIG = 6;
        private int[] literals;
        private boolean deleted;

        Clause(int[] literals) {
            this.literals = literals;
        }

        synchronized int[] literals() {
            return deleted ? new int[0] : literals.clone();
        }

        synchronized boolean IsTooBig() {
            return !deleted && literals.length > TOO_BIG;
        }

        synchronized void DeleteClause() {
            deleted = true;
        }

        /** Gives the memory of a deleted clause back. */
        synchronized int compress() {
            int freed = deleted ? literals.length : 0;
            if (deleted) literals = new int[0];
            return freed;
        }
    }

    /** A pool of learnt clauses; a clause that was deleted keeps its slot until another is learnt. */
    static final class ClauseDataBase {
        private final Clause[] pool;
        private int freed;

        ClauseDataBase(int poolSize) {
            pool = new Clause[poolSize];
            for (int i = 0; i < poolSize; i++) pool[i] = new Clause(new int[] {i % 7 + 1});
        }

        synchronized Clause getClause(int i) {
            return pool[i];
        }

        synchronized void learn(int i, Clause clause) {
            pool[i] = clause;
        }

        synchronized void Compress() {
            for (Clause clause : pool) freed += clause.compress();
        }

        synchronized int freed() {
            return freed;
        }
    }

    /** A random formula with three literals in each clause. Never changes. */
    static final class Formula {
        final int variables;
        final int[][] clauses;

        Formula(int variables) {
            this.variables = variables;
            clauses = new int[4 * variables][3];
            int seed = 2005;
            for (int[] clause : clauses) {
                for (int i = 0; i < 3; i++) {
                    seed = seed * 1103515245 + 12345;
                    int variable = (seed >>> 16) % variables + 1;
                    clause[i] = (seed >>> 12 & 1) == 0 ? variable : -variable;
                }
            }
        }
    }

    static final class Solver extends Thread {
        private final Formula formula;
        private final int myStart;
        private final int poolSize;
        private final int numThreads;
        private final int rounds;
        private final boolean[] assignment;
        private int seed;
        private int fewestUnsatisfied = Integer.MAX_VALUE;

        Solver(Formula formula, int number, int poolSize, int numThreads, int rounds) {
            this.formula = formula;
            myStart = number * (poolSize / numThreads);
            this.poolSize = poolSize;
            this.numThreads = numThreads;
            this.rounds = rounds;
            assignment = new boolean[formula.variables + 1];
            seed = 17 + 101 * number;
        }

        private int random(int bound) {
            seed = seed * 1103515245 + 12345;
            return (seed >>> 16) % bound;
        }

        @Override
        public void run() {
            for (int round = 0; round < rounds; round++) {
                search();
                deleteClauses();
                search();
            }
        }

        private void deleteClauses() {
            synchronized (KeyLock) { // 1
                if (numDelItr % 5 == 0) // 2 //~ RACE RunningExample.numDelItr a
                    DB.Compress(); // 3
            } // 4

            for (int i = myStart; i < myStart + (poolSize / numThreads); ++i) { // 5
                synchronized (NumLock) { // 6
                    if (DB.getClause(i).IsTooBig()) { // 7
                        DB.getClause(i).DeleteClause(); // 8
                        ++NumDeleted; // 9
                    } // 10
                } // 11
            } // 12

            synchronized (DelLock) { // 13
                ++numDelItr; // 14 //~ RACE RunningExample.numDelItr a
            } // 15
        }

        /** Flips variables of unsatisfied clauses; learns a resolvent for each of its slots. */
        private void search() {
            for (int i = myStart; i < myStart + poolSize / numThreads; i++) {
                int[] unsatisfied = formula.clauses[step()];
                int[] learnt = resolvent(unsatisfied, DB.getClause(i).literals());
                if (learnt != null) DB.learn(i, new Clause(learnt));
            }
        }

        /** Flips a variable of an unsatisfied clause; returns the number of this clause, or any if all are satisfied. */
        private int step() {
            int chosen = random(formula.clauses.length);
            int unsatisfied = 0;
            for (int i = 0; i < formula.clauses.length; i++) {
                if (!satisfied(formula.clauses[i]) && random(++unsatisfied) == 0) chosen = i;
            }
            fewestUnsatisfied = Math.min(fewestUnsatisfied, unsatisfied);
            int variable = Math.abs(formula.clauses[chosen][random(3)]);
            assignment[variable] = !assignment[variable];
            return chosen;
        }

        private boolean satisfied(int[] clause) {
            for (int literal : clause) {
                if (assignment[Math.abs(literal)] == literal > 0) return true;
            }
            return false;
        }

        /** All literals of both, but for the first pair that contradict each other; null if there are none or too many. */
        private int[] resolvent(int[] one, int[] other) {
            if (other.length == 0) return one.clone();
            int[] all = new int[one.length + other.length];
            int size = 0;
            int pivot = 0;
            for (int i = -formula.variables; i <= formula.variables; i++) {
                if (i == 0 || !contains(one, i) && !contains(other, i)) continue;
                boolean opposite = contains(one, -i) || contains(other, -i);
                if (opposite && pivot == 0) pivot = Math.abs(i);
                if (Math.abs(i) != pivot) all[size++] = i;
            }
            if (size == 0 || size > 12) return null;
            int[] literals = new int[size];
            for (int i = 0; i < size; i++) literals[i] = all[i];
            return literals;
        }

        private static boolean contains(int[] literals, int wanted) {
            for (int literal : literals) {
                if (literal == wanted) return true;
            }
            return false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int slots = args.length > 1 ? Integer.parseInt(args[1]) : 60;
        int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 7;
        DB = new ClauseDataBase(slots * threads);
        Formula formula = new Formula(Math.max(3, slots / 4));
        Solver[] solvers = new Solver[threads];
        for (int i = 0; i < threads; i++) solvers[i] = new Solver(formula, i, slots * threads, threads, rounds);
        for (Solver solver : solvers) solver.start();
        int fewest = Integer.MAX_VALUE;
        for (Solver solver : solvers) {
            solver.join();
            fewest = Math.min(fewest, solver.fewestUnsatisfied);
        }
        System.out.println(numDelItr + " deletions, " + NumDeleted + " clauses deleted, fewest unsatisfied clauses " + fewest);
    }
}
