// Two daemons have blocked each other; the program ends all the same, but they never go on.
// check:
// expect: deadlock
// states: 22  transitions: 31
public class BlockedDaemons {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) {
        Object left = new Object();
        Object right = new Object();
        Thread one = new Thread(() -> both(left, right));
        Thread two = new Thread(() -> both(right, left));
        one.setDaemon(true);
        two.setDaemon(true);
        one.start();
        two.start();
    }
}
