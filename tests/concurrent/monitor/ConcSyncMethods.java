// Counters guarded by synchronized instance methods, static methods and blocks, each with its own monitor.
public class ConcSyncMethods {
    static int shared;
    int own;
    int block;
    final Object lock = new Object();

    static synchronized void bumpShared() {
        int seen = shared;
        Thread.yield();
        shared = seen + 1;
    }

    synchronized void bumpOwn() {
        int seen = own;
        Thread.yield();
        own = seen + 1;
    }

    void bumpBlock() {
        synchronized (lock) {
            block++;
        }
    }

    public static void main(String[] args) throws Exception {
        ConcSyncMethods object = new ConcSyncMethods();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    bumpShared();
                    object.bumpOwn();
                    object.bumpBlock();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(shared + " " + object.own + " " + object.block);
    }
}
