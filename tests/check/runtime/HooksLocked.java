// check:
// expect: none
// states: 24  transitions: 25
// Hooks run at the same time, and lock.
public class HooksLocked {
    static int shared;
    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) Runtime.getRuntime().addShutdownHook(new Thread(() -> { synchronized (HooksLocked.class) { shared++; } }));
    }
}
