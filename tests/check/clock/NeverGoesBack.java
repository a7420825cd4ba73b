// What one thread has seen on the clock is not later than what another sees after it.
// check: --max-time 60
// expect: none
// states: 137  transitions: 210
public class NeverGoesBack {
    static volatile long seen;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            seen = System.nanoTime();
        });
        other.start();
        long before = System.nanoTime();
        long told = seen;
        assert told == 0 || System.nanoTime() >= told;
        other.join();
        assert seen >= before || System.nanoTime() >= seen;
        assert System.nanoTime() >= before;
    }
}
