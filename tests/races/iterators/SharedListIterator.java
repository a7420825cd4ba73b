// A shared iterator whose fields are volatile has no data race, and still skips an element or gives one twice.
// check: --all
// expect: assertion
public class SharedListIterator {
    static final int[] ELEMENTS = {1, 2};
    static volatile int at;
    static volatile int sum;

    static int next() {
        int mine = at;
        at = mine + 1;
        return ELEMENTS[mine];
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> sum = next());
        other.start();
        int mine = next();
        other.join();
        assert mine + sum == 3;
    }
}
