// A volatile flag publishes plain data and stops a loop.
public class ConcVolatileFlag {
    static int[] data;
    static volatile boolean ready;
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        int[] sum = new int[1];
        Thread reader = new Thread(() -> {
            while (!ready) Thread.onSpinWait();
            for (int value : data) sum[0] += value;
        });
        int[] turns = new int[1];
        Thread looper = new Thread(() -> {
            do {
                turns[0]++;
                Thread.yield();
            } while (!stop);
        });
        reader.start();
        looper.start();
        data = new int[] {1, 2, 3, 4};
        ready = true;
        reader.join();
        stop = true;
        looper.join();
        System.out.println("sum " + sum[0] + " looped " + (turns[0] > 0));
    }
}
