// main waits for what never comes, but a thread ends the program.
// check:
// expect: none
// states: 53  transitions: 55
public class ExitInThread {
    static final Object NEVER = new Object();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> System.exit(0)).start();
        synchronized (NEVER) {
            NEVER.wait();
        }
    }
}
