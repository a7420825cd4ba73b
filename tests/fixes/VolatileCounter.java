// A volatile counter loses updates all the same.
// fix: volatile-field VolatileCounter.count
// expect: assertion
// java: no
public class VolatileCounter {
    static /*+ volatile +*/ int count;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> { count++; });
        other.start();
        count++;
        other.join();
        assert count == 2;
    }
}
