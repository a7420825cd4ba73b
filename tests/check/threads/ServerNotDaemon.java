// The same server as an ordinary thread: nobody is left to ask it, and the program never ends.
// check: --all
// expect: deadlock
// states: 18  transitions: 18
public class ServerNotDaemon {
    static final Object LOCK = new Object();
    static int request;
    static int reply;

    static void serve() {
        synchronized (LOCK) {
            while (true) {
                try {
                    while (request == 0) LOCK.wait(); //~ DEADLOCK
                } catch (InterruptedException e) {
                    return;
                }
                reply = request * 2;
                request = 0;
                LOCK.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(ServerNotDaemon::serve).start();
        synchronized (LOCK) {
            request = 1;
            LOCK.notifyAll();
            while (reply == 0) LOCK.wait();
        }
        assert reply == 2;
    }
}
