// A thread's own value that is put where others find it.
// check: --all
public class ThreadLocalLeak {
    static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);
    static volatile int[] leaked;

    static void use() {
        int[] mine = OWN.get();
        leaked = mine;
        mine[0]++; //~ RACE ThreadLocalLeak.leaked[] a
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalLeak::use).start();
        int[] seen = leaked;
        if (seen != null) {
            int value = seen[0]; //~ RACE ThreadLocalLeak.leaked[] a
            assert value == 0 || value == 1;
        }
    }
}
