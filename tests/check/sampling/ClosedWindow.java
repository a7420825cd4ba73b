// The writes and the reader under one lock: the window is closed, and the search that goes through all schedules proves it.
// check: --search pct --pct-depth 2 --executions 200
// expect: bounded executions
// states: 57  transitions: 6171
// check: --search breadth-first
// expect: none
// states: 58  transitions: 63
public class ClosedWindow {
    static final int WRITES = 20;
    static volatile int step;

    static synchronized void write() {
        for (int i = 1; i <= WRITES; ++i) step = i;
        step = 0;
    }

    static synchronized int read() {
        return step;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(ClosedWindow::write);
        writer.start();
        assert read() != WRITES;
        writer.join();
    }
}
