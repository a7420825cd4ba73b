// The reader must come exactly between the last two of many writes. With one preemption at a random place that happens soon;
// tossing a coin at each step nearly never.
// check: --search pct --pct-depth 2 --executions 200
// expect: assertion
// states: 53  transitions: 286
// check: --search random --executions 200
// expect: bounded executions
// states: 38  transitions: 5800
public class NarrowWindow {
    static final int WRITES = 20;
    static volatile int step;

    static void write() {
        for (int i = 1; i <= WRITES; ++i) step = i;
        step = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(NarrowWindow::write);
        writer.start();
        assert step != WRITES; //~ ASSERTION
        writer.join();
    }
}
