// A cyclic barrier by hand with a generation counter; no thread may be a phase ahead of another.
public class ConcHandBarrier {
    static final int PARTIES = 3;
    private int waiting;
    private int generation;

    synchronized void await() throws InterruptedException {
        int mine = generation;
        if (++waiting == PARTIES) {
            waiting = 0;
            generation++;
            notifyAll();
            return;
        }
        while (mine == generation) wait();
    }

    public static void main(String[] args) throws Exception {
        ConcHandBarrier barrier = new ConcHandBarrier();
        int[][] cells = new int[4][PARTIES];
        int[] wrong = new int[PARTIES];
        Thread[] threads = new Thread[PARTIES];
        for (int t = 0; t < PARTIES; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int phase = 0; phase < 4; phase++) {
                        cells[phase][id] = phase + 1;
                        barrier.await();
                        for (int other = 0; other < PARTIES; other++) {
                            if (cells[phase][other] != phase + 1) wrong[id]++;
                        }
                    }
                } catch (InterruptedException e) {
                    wrong[id] = -1;
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println("wrong " + wrong[0] + " " + wrong[1] + " " + wrong[2] + " generation " + barrier.generation);
    }
}
