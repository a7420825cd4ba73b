// A thread that counts for ever, in steps of millions of instructions: the other orders of the portfolio get their turn all the
// same, and one of them lets the other thread go.
// check: --max-time 120
// expect: assertion
// states: 23  transitions: 22
public class EndlessCount {
    static volatile boolean begun;
    static long count;

    public static void main(String[] args) {
        new Thread(() -> {
            assert !begun; //~ ASSERTION
        }).start();
        begun = true;
        for (long i = 0; i >= 0; i++) {
            count = i * i;
        }
    }
}
