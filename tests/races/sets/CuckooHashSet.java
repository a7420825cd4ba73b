// Two tables, written under a lock, and looked at without it.
// check: --all
public class CuckooHashSet {
    private final int[][] table = new int[2][2];

    synchronized void add(int key) {
        int displaced = table[0][key % 2];
        table[0][key % 2] = key; //~ RACE CuckooHashSet.table[][] a
        if (displaced != 0) table[1][displaced / 2 % 2] = displaced; //~ RACE CuckooHashSet.table[][] b
    }

    boolean contains(int key) {
        if (table[0][key % 2] == key) return true; //~ RACE CuckooHashSet.table[][] a
        return table[1][key / 2 % 2] == key; //~ RACE CuckooHashSet.table[][] b
    }

    static final CuckooHashSet SET = new CuckooHashSet();

    public static void main(String[] args) throws InterruptedException {
        SET.add(2);
        Thread other = new Thread(() -> SET.add(4));
        other.start();
        SET.contains(2);
        other.join();
    }
}
