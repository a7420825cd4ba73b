// A server that looks at the clock now and then, for ever: states that differ only in how late it is count as one. If it keeps the
// time of its last look while it waits, they differ in that, too, and there is no end.
// check: --max-time 60
// args: since-the-beginning
// expect: none
// states: 153  transitions: 239
// check: --max-states 2000
// args: since-the-last
// expect: bounded states
// states: 2000  transitions: 2000
public class Heartbeat {
    static volatile boolean isLate, wasLate;

    static void serve(long since, boolean keeps) {
        for (;;) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
            long now = System.nanoTime();
            isLate = now - since > 1_000_000_000L;
            if (keeps) {
                since = now;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean keeps = args[0].equals("since-the-last");
        Thread server = new Thread(() -> serve(System.nanoTime(), keeps));
        server.setDaemon(true);
        server.start();
        wasLate = isLate;
    }
}
