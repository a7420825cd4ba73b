// Each thread has its own value.
// check: --all
public class ThreadLocals {
    static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);

    static void increment() {
        OWN.get()[0]++;
        assert OWN.get()[0] == 1;
    }

    public static void main(String[] args) {
        new Thread(ThreadLocals::increment).start();
        increment();
    }
}
