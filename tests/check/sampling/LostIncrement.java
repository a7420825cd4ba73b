// Two threads increment a counter in two steps. Each way to sample comes upon the lost update; priorities without change points
// cannot: a thread that has begun goes on to its end.
// check: --search random --seed 7
// expect: assertion
// states: 9  transitions: 9
// check: --search pct --seed 7
// expect: assertion
// states: 19  transitions: 82
// check: --search pos --seed 7
// expect: assertion
// states: 9  transitions: 9
// check: --search pct --seed 7 --pct-depth 1 --executions 50
// expect: bounded executions
// states: 15  transitions: 529
public class LostIncrement {
    static volatile int count;

    static void increment() {
        int seen = count;
        count = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LostIncrement::increment);
        other.start();
        increment();
        other.join();
        assert count == 2; //~ ASSERTION
    }
}
