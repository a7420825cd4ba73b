// Two tables under one lock.
// check: --all
public class CuckooHashSetFixed {
    private final int[][] table = new int[2][2];

    synchronized void add(int key) {
        int displaced = table[0][key % 2];
        table[0][key % 2] = key;
        if (displaced != 0) table[1][displaced / 2 % 2] = displaced;
    }

    synchronized boolean contains(int key) {
        return table[0][key % 2] == key || table[1][key / 2 % 2] == key;
    }

    static final CuckooHashSetFixed SET = new CuckooHashSetFixed();

    public static void main(String[] args) throws InterruptedException {
        SET.add(2);
        Thread other = new Thread(() -> SET.add(4));
        other.start();
        assert SET.contains(2);
        other.join();
    }
}
