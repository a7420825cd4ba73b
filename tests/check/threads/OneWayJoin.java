// One of them waits for the other.
// check:
// expect: none
// states: 12  transitions: 12
public class OneWayJoin {
    static Thread first;
    static Thread second;
    static int done;

    static void joinSecond() {
        try {
            second.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assert done == 1;
    }

    public static void main(String[] args) {
        first = new Thread(OneWayJoin::joinSecond);
        second = new Thread(() -> done = 1);
        second.start();
        first.start();
    }
}
