// Each thread writes its own flag and reads the other's. Sequentially consistent, not both read the old value.
// check:
// expect: none
// states: 24  transitions: 26
// check: --races off
// expect: none
// states: 39  transitions: 41
public class StoreBuffering {
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Thread other = new Thread(() -> {
            x = 1;
            seen[0] = y;
        });
        other.start();
        y = 1;
        seen[1] = x;
        other.join();
        assert seen[0] == 1 || seen[1] == 1;
    }
}
