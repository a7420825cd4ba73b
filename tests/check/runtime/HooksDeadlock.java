// check:
// expect: deadlock
// states: 19  transitions: 19
public class HooksDeadlock {
    static final Object A = new Object(), B = new Object();
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
    }
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> both(A, B)));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> both(B, A)));
    }
}
