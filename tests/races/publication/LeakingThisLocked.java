// The object is seen before its constructor has ended, but under a lock that was released after the field was set.
// check: --all
public class LeakingThisLocked {
    static LeakingThisLocked leaked;
    final int value;

    LeakingThisLocked() {
        value = 5;
        synchronized (LeakingThisLocked.class) {
            leaked = this;
        }
    }

    public static void main(String[] args) {
        new Thread(LeakingThisLocked::new).start();
        LeakingThisLocked seen;
        synchronized (LeakingThisLocked.class) {
            seen = leaked;
        }
        if (seen != null) {
            assert seen.value == 5;
        }
    }
}
