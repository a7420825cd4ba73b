// Each thread sees to it that its inode has a block. There are 32 inodes and 26 blocks, each with a lock, and the search for a
// free block begins at twice the number of the inode: up to 13 threads meet nowhere.
// check:
// args: 13
// expect: none
// states: 93  transitions: 93
// check:
// args: 14
// expect: none
// states: 260  transitions: 261
// check:
// args: 16
// expect: none
// states: 1618  transitions: 1625
public class FileSystemThreads {
    static final int INODES = 32;
    static final int BLOCKS = 26;
    static final Object[] INODE_LOCKS = locks(INODES);
    static final Object[] BLOCK_LOCKS = locks(BLOCKS);
    static final int[] INODE = new int[INODES];
    static final boolean[] BUSY = new boolean[BLOCKS];

    static Object[] locks(int count) {
        Object[] locks = new Object[count];
        for (int i = 0; i < count; i++) locks[i] = new Object();
        return locks;
    }

    static void write(int thread) {
        int inode = thread % INODES;
        synchronized (INODE_LOCKS[inode]) {
            if (INODE[inode] == 0) INODE[inode] = allocate(inode * 2 % BLOCKS) + 1;
        }
    }

    static int allocate(int first) {
        for (int block = first;; block = (block + 1) % BLOCKS) {
            synchronized (BLOCK_LOCKS[block]) {
                if (BUSY[block]) continue;
                BUSY[block] = true;
                return block;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int thread = i;
            threads[i] = new Thread(() -> write(thread));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        for (int i = 0; i < threads.length; i++) assert INODE[i % INODES] != 0;
    }
}
