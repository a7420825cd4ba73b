// The initialiser of the main class fails: standard output keeps what was printed, standard error has the error with its cause, exit status 1.
import java.util.ArrayList;
import java.util.List;

public class ErrUncaughtClinit {
    static final List<String> LOG = new ArrayList<>();
    static int first = note("first", 1);
    static final Helper HELPER = new Helper(3);
    static int second;

    static {
        note("block", 0);
        for (int i = 0; i < 5; i++) {
            LOG.add("i" + i);
            if (i == 3) HELPER.use(LOG, i);
        }
        second = note("second", 2);
    }

    static int third = note("third", 3);

    static int note(String s, int v) {
        System.out.println("init " + s + " first=" + first + " second=" + second + " third=" + third);
        LOG.add(s);
        return v;
    }

    static class Helper {
        static int made;
        final int limit;

        static { System.out.println("Helper initialised while " + LOG); }

        Helper(int limit) {
            this.limit = limit;
            made++;
        }

        void use(List<String> log, int i) {
            try {
                check(log, i);
            } catch (IllegalStateException e) {
                throw new IllegalArgumentException("use failed after " + log.size(), e);
            } finally {
                System.out.println("use finally " + log);
            }
        }

        private void check(List<String> log, int i) {
            Runnable r = () -> {
                if (i >= limit) throw new IllegalStateException("limit " + limit + " reached by " + i);
            };
            System.out.println("checking " + i);
            // the lambda is of another class, so it does not wait for the initialisation of the main class
            r.run();
            System.out.println("not reached " + log);
        }
    }

    static String never() {
        System.out.println("never called");
        return "never";
    }

    public static void main(String[] args) {
        System.out.println("main is not reached " + never());
        System.exit(9);
    }
}
