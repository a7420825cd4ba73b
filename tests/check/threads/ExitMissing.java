// main waits for what never comes, and nobody ends the program.
// check: --all
// expect: deadlock
// states: 8  transitions: 7
public class ExitMissing {
    static final Object NEVER = new Object();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> System.out.println("done")).start();
        synchronized (NEVER) {
            NEVER.wait(); //~ DEADLOCK
        }
    }
}
