// Inodes and blocks have locks of their own; threads with different inodes meet nowhere.
// check: --all
public class FileSystem {
    static final int INODES = 2;
    static final int BLOCKS = 3;
    static final Object[] INODE_LOCKS = {new Object(), new Object()};
    static final Object[] BLOCK_LOCKS = {new Object(), new Object(), new Object()};
    static final int[] INODE = new int[INODES];
    static final boolean[] BUSY = new boolean[BLOCKS];

    static void write(int thread) {
        int inode = thread % INODES;
        synchronized (INODE_LOCKS[inode]) {
            if (INODE[inode] != 0) return;
            for (int block = inode * 2 % BLOCKS;; block = (block + 1) % BLOCKS) {
                synchronized (BLOCK_LOCKS[block]) {
                    if (BUSY[block]) continue;
                    BUSY[block] = true;
                    INODE[inode] = block + 1;
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> write(0));
        Thread two = new Thread(() -> write(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert INODE[0] != 0 && INODE[0] != INODE[1];
    }
}
