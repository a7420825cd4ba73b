// Each thread has its own half of the array.
// check: --all
public class DisjointElements {
    static final int[] DATA = new int[4];

    static void fill(int from, int to) {
        for (int i = from; i < to; i++) DATA[i] = i;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> fill(0, 2));
        other.start();
        fill(2, 4);
        other.join();
        assert DATA[0] + DATA[1] + DATA[2] + DATA[3] == 6;
    }
}
