// The second write comes only after the first: no execution that is sampled has a race.
// check: --search random --executions 20
// expect: bounded executions
// states: 17  transitions: 316
// check: --search pct --executions 20
// expect: bounded executions
// states: 18  transitions: 314
// check: --search pos --executions 20
// expect: bounded executions
// states: 18  transitions: 308
public class SampledOrder {
    static int x;
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            done = true;
        }).start();
        if (done) {
            x = 2;
        }
    }
}
