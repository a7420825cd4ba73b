// main waits for what never comes, but a thread ends the program.
// check:
// expect: none
// states: 65  transitions: 67
public class ExitInThread {
    static final Object NEVER = new Object();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> System.exit(0)).start();
        synchronized (NEVER) {
            NEVER.wait();
        }
    }
}
