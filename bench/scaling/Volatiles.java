// Each thread writes a volatile field of its own and reads its neighbour's at the end.
public class Volatiles {
    static final class Cell {
        volatile int value;
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), operations = Integer.parseInt(arguments[1]);
        Cell[] cells = new Cell[threads];
        for (int i = 0; i < threads; i++) cells[i] = new Cell();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            Cell own = cells[i], neighbour = cells[(i + 1) % threads];
            workers[i] = new Thread(() -> {
                for (int k = 1; k <= operations; k++) own.value = k;
                assert neighbour.value <= operations;
            });
        }
        for (Thread worker : workers) worker.start();
        for (Thread worker : workers) worker.join();
    }
}
