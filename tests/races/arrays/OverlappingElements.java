// The halves overlap in one element.
// check: --all
public class OverlappingElements {
    static final int[] DATA = new int[4];

    static void fill(int from, int to) {
        for (int i = from; i < to; i++) DATA[i] = i; //~ RACE OverlappingElements.DATA[] a a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> fill(0, 3));
        other.start();
        fill(2, 4);
        other.join();
    }
}
