// check:
// expect: none
// states: 28  transitions: 30
public class HooksInOrder {
    static final Object A = new Object(), B = new Object();
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> both(A, B)));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> both(A, B)));
    }
}
