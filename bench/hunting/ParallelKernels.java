// Numerical kernels on shared arrays: a product of matrices, a Jacobi relaxation with a barrier between its sweeps, and a histogram.
// Every thread writes its own rows, and reads those of others only behind a barrier: no race. The arguments are the number of threads
// and the size; `4 200` executes some 240 million bytecodes.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class ParallelKernels {
    static final int SWEEPS = 60;
    static final Object HISTOGRAM_LOCK = new Object();
    static final int[] HISTOGRAM = new int[64]; // guarded by HISTOGRAM_LOCK

    static double[][] matrix(int size, int seed) {
        double[][] rows = new double[size][size];
        int value = seed;
        for (double[] row : rows)
            for (int i = 0; i < size; i++) {
                value = value * 1103515245 + 12345;
                row[i] = (value >>> 16 & 0xff) / 256.0;
            }
        return rows;
    }

    static void multiply(double[][] left, double[][] right, double[][] product, int from, int to) {
        int size = left.length;
        for (int i = from; i < to; i++) {
            double[] row = product[i];
            for (int k = 0; k < size; k++) {
                double factor = left[i][k];
                double[] other = right[k];
                for (int j = 0; j < size; j++) row[j] += factor * other[j];
            }
        }
    }

    static void relax(double[][] before, double[][] after, int from, int to) {
        int size = before.length;
        for (int i = Math.max(from, 1); i < Math.min(to, size - 1); i++)
            for (int j = 1; j < size - 1; j++)
                after[i][j] = 0.25 * (before[i - 1][j] + before[i + 1][j] + before[i][j - 1] + before[i][j + 1]);
    }

    static void count(double[][] values, int from, int to) {
        int[] own = new int[HISTOGRAM.length];
        for (int i = from; i < to; i++)
            for (double value : values[i]) own[(int) Math.min(Math.abs(value), own.length - 1)]++;
        synchronized (HISTOGRAM_LOCK) {
            for (int i = 0; i < own.length; i++) HISTOGRAM[i] += own[i];
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), size = Integer.parseInt(arguments[1]);
        double[][] left = matrix(size, 1), right = matrix(size, 2), product = new double[size][size];
        double[][][] grids = {product, new double[size][size]};
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Thread[] workers = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            int from = size * t / threads, to = size * (t + 1) / threads;
            workers[t] = new Thread(() -> {
                try {
                    multiply(left, right, product, from, to);
                    for (int sweep = 0; sweep < SWEEPS; sweep++) {
                        barrier.await();
                        relax(grids[sweep % 2], grids[(sweep + 1) % 2], from, to);
                    }
                    barrier.await();
                    count(grids[0], from, to);
                } catch (InterruptedException | BrokenBarrierException broken) {
                    throw new IllegalStateException(broken);
                }
            });
            workers[t].start();
        }
        for (Thread worker : workers) worker.join();
        int sum = 0;
        for (int i = 0; i < HISTOGRAM.length; i++) sum += i * HISTOGRAM[i];
        System.out.println("histogram sum " + sum);
    }
}
