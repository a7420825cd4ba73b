// Readers and writers by hand: readers never see a half-written pair.
public class ConcReadersWriters {
    static class Guard {
        int readers;
        boolean writing;

        synchronized void beginRead() throws InterruptedException {
            while (writing) wait();
            readers++;
        }

        synchronized void endRead() {
            if (--readers == 0) notifyAll();
        }

        synchronized void beginWrite() throws InterruptedException {
            while (writing || readers > 0) wait();
            writing = true;
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }
    }

    static int left, right;

    public static void main(String[] args) throws Exception {
        Guard guard = new Guard();
        int[] torn = new int[2];
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 2; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 6; i++) {
                        guard.beginWrite();
                        left++;
                        Thread.yield();
                        right++;
                        guard.endWrite();
                    }
                } catch (InterruptedException e) {
                    torn[id] = -1;
                }
            });
            threads[2 + t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 6; i++) {
                        guard.beginRead();
                        int seen = left;
                        Thread.yield();
                        if (seen != right) torn[id]++;
                        guard.endRead();
                    }
                } catch (InterruptedException e) {
                    torn[id] = -1;
                }
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println(left + " " + right + " torn " + (torn[0] + torn[1]));
    }
}
