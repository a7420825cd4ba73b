// Two threads that wait for each other to end.
// check: --all
// expect: deadlock
// states: 23  transitions: 23
public class MutualJoin {
    static Thread first;
    static Thread second;

    static void joinSecond() {
        try {
            second.join(); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void joinFirst() {
        try {
            first.join(); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        first = new Thread(MutualJoin::joinSecond);
        second = new Thread(MutualJoin::joinFirst);
        first.start();
        second.start();
    }
}
