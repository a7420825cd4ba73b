// The array is handed to the workers: their fields hold it too.
// fix: atomic-elements Elements.counts
// expect: proved
/*+ import java.util.concurrent.atomic.*; +*/
public class Elements {
    static final /*-*/ int[] counts = new int[2]; /*+ AtomicIntegerArray counts = new AtomicIntegerArray(2); +*/

    static class Worker extends Thread {
        private final /*-*/ int[] mine; /*+ AtomicIntegerArray mine; +*/
        private final int first;
        Worker(/*-*/ int[] shared, /*+ AtomicIntegerArray shared, +*/ int first) {
            mine = shared;
            this.first = first;
        }
        @Override public void run() {
            /*-*/ mine[first]++; /*+ mine.getAndIncrement(first); +*/
            /*-*/ mine[1 - first] += 10; /*+ mine.addAndGet(1 - first, 10); +*/
        }
    }

    public static void main(String[] arguments) throws Exception {
        Worker one = new Worker(counts, 0), other = new Worker(counts, 1);
        one.start();
        other.start();
        int seen = /*-*/ counts[0]; /*+ counts.get(0); +*/
        assert seen == 0 || seen == 1 || seen == 10 || seen == 11;
        one.join();
        other.join();
        assert /*-*/ counts[0] == 11 && counts[1] == 11; /*+ counts.get(0) == 11 && counts.get(1) == 11; +*/
        System.out.println("done");
    }
}
