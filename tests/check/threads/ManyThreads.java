// Many threads, each with an object of its own: one execution stands for all, and a state costs what changed.
// check:
// args: own 100
// expect: none
// states: 502  transitions: 502
// check:
// args: own 1000
// expect: none
// states: 5002  transitions: 5002
// check:
// args: locked 300
// expect: none
// states: 1802  transitions: 1802
public class ManyThreads {
    static final class Cell {
        int value;
    }

    static Runnable work(String kind, Cell cell) {
        if (kind.equals("own")) return () -> cell.value = 1;
        return () -> {
            synchronized (cell) {
                cell.value = 1;
            }
        };
    }

    public static void main(String[] arguments) throws InterruptedException {
        int count = Integer.parseInt(arguments[1]);
        Cell[] cells = new Cell[count];
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            cells[i] = new Cell();
            threads[i] = new Thread(work(arguments[0], cells[i]));
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < count; i++) {
            threads[i].join();
            sum += cells[i].value;
        }
        if (sum != count) throw new AssertionError(sum);
    }
}
