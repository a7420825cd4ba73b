// Sorts an array by parallel quicksort, after the benchmark SortArray. Workers take ranges of the array from a shared stack, put
// the right part back after partitioning, and sort short ranges by insertion. Ranges change hands under the lock of the stack, so
// the elements are safe. The number of elements that are not yet in place is written under that lock, but the loop of a worker
// looks at it without the lock: this is the race that was added.
// The arguments are the number of threads and the number of elements: `2` is the real thing, `2 3 1` a tiny one, in which ranges
// of one element are short.
// check:
// args: 2
public class ParallelSort {
    private final int[] data;
    private final int shortRange;
    private final int[] from; // a stack of ranges: from[i] to to[i], which is not included
    private final int[] to;
    private int ranges;
    private int unsorted; // how many elements are not yet in place

    ParallelSort(int[] data, int shortRange) {
        this.data = data;
        this.shortRange = shortRange;
        from = new int[data.length + 1];
        to = new int[data.length + 1];
        to[0] = data.length;
        ranges = 1;
        unsorted = data.length;
    }

    private synchronized void put(int left, int right) {
        from[ranges] = left;
        to[ranges] = right;
        ranges++;
        notifyAll();
    }

    /** Waits for a range and writes its bounds. Returns false if everything is sorted. */
    private synchronized boolean take(int[] bounds) throws InterruptedException {
        while (ranges == 0 && unsorted > 0) wait();
        if (ranges == 0) return false;
        ranges--;
        bounds[0] = from[ranges];
        bounds[1] = to[ranges];
        return true;
    }

    private synchronized void sorted(int elements) {
        unsorted -= elements; //~ RACE ParallelSort.unsorted a
        if (unsorted == 0) notifyAll();
    }

    private void work() throws InterruptedException {
        int[] bounds = new int[2];
        while (unsorted > 0) { //~ RACE ParallelSort.unsorted a
            if (!take(bounds)) break;
            sort(bounds[0], bounds[1]);
        }
    }

    /** Sorts the range but for the parts that it puts back. */
    private void sort(int left, int right) {
        while (right - left > shortRange) {
            int middle = partition(left, right);
            if (right > middle + 1) put(middle + 1, right);
            sorted(1);
            right = middle;
        }
        if (right > left) {
            insertionSort(left, right);
            sorted(right - left);
        }
    }

    /** Moves what is smaller than the pivot to its left. Returns where the pivot then is: at its final place. */
    private int partition(int left, int right) {
        swap(medianOfThree(left, right), right - 1);
        int pivot = data[right - 1];
        int middle = left;
        for (int i = left; i < right - 1; i++) {
            if (data[i] < pivot) swap(i, middle++);
        }
        swap(middle, right - 1);
        return middle;
    }

    private int medianOfThree(int left, int right) {
        int centre = (left + right) >>> 1;
        int a = data[left];
        int b = data[centre];
        int c = data[right - 1];
        if (a < b) return b < c ? centre : a < c ? right - 1 : left;
        return a < c ? left : b < c ? right - 1 : centre;
    }

    private void insertionSort(int left, int right) {
        for (int i = left + 1; i < right; i++) {
            int value = data[i];
            int at = i;
            while (at > left && data[at - 1] > value) {
                data[at] = data[at - 1];
                at--;
            }
            data[at] = value;
        }
    }

    private void swap(int i, int j) {
        int value = data[i];
        data[i] = data[j];
        data[j] = value;
    }

    static final class Worker extends Thread {
        private final ParallelSort sort;

        Worker(ParallelSort sort) {
            this.sort = sort;
        }

        @Override
        public void run() {
            try {
                sort.work();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int elements = args.length > 1 ? Integer.parseInt(args[1]) : 10000;
        int shortRange = args.length > 2 ? Integer.parseInt(args[2]) : 12;
        int[] data = new int[elements];
        int seed = 4711;
        int sumBefore = 0;
        for (int i = 0; i < elements; i++) {
            seed = seed * 1103515245 + 12345;
            data[i] = seed >>> 8;
            sumBefore += data[i];
        }
        ParallelSort sort = new ParallelSort(data, shortRange);
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) workers[i] = new Worker(sort);
        for (Worker worker : workers) worker.start();
        for (Worker worker : workers) worker.join();
        int sumAfter = data[0];
        boolean inOrder = true;
        for (int i = 1; i < elements; i++) {
            sumAfter += data[i];
            if (data[i - 1] > data[i]) inOrder = false;
        }
        System.out.println(elements + " elements: " + (inOrder && sumBefore == sumAfter ? "sorted" : "NOT SORTED")
                + ", the median is " + data[elements / 2]);
    }
}
