// Two threads that count under a monitor beside many live objects: none of which they touch, or one at each step.
public class LargeHeap {
    static final class Cell {
        int value;
    }

    static Cell[] cells;
    static int count;

    static void count(Object lock, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (lock) {
                count++;
            }
        }
    }

    static void touch(Object lock, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (lock) {
                count = (count + 1) % cells.length;
                cells[count].value++;
            }
        }
    }

    public static void main(String[] arguments) {
        boolean touches = arguments[0].equals("touched");
        int objects = Integer.parseInt(arguments[1]), rounds = Integer.parseInt(arguments[2]);
        cells = new Cell[objects];
        for (int i = 0; i < objects; i++) cells[i] = new Cell();
        Object lock = new Object();
        Runnable work = touches ? () -> touch(lock, rounds) : () -> count(lock, rounds);
        new Thread(work).start();
        work.run();
    }
}
