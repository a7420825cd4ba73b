// Nobody says how long a step takes: however little is done between two looks, much time may have passed.
// check: --max-time 60
// expect: assertion
// states: 9  transitions: 10
public class TooLate {
    public static void main(String[] args) {
        long start = System.nanoTime();
        new Thread(() -> {}).start();
        assert System.nanoTime() - start < 1_000_000_000L; //~ ASSERTION
    }
}
