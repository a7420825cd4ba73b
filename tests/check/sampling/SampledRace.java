// A race is found by sampling too, on any execution on which nothing orders the two writes.
// check: --search random --executions 20
// expect: data-race
// states: 4  transitions: 4
// check: --search pct --executions 20
// expect: data-race
// states: 10  transitions: 29
// check: --search pos --executions 20
// expect: data-race
// states: 4  transitions: 4
public class SampledRace {
    static int x;
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ DATA-RACE
            done = true;
        }).start();
        if (!done) {
            x = 2; //~ DATA-RACE
        }
    }
}
