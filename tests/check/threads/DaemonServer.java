// A daemon serves requests for ever; the program ends with main, wherever the server is then.
// check:
// expect: none
// states: 32  transitions: 33
public class DaemonServer {
    static final Object LOCK = new Object();
    static int request;
    static int reply;

    static void serve() {
        synchronized (LOCK) {
            while (true) {
                try {
                    while (request == 0) LOCK.wait();
                } catch (InterruptedException e) {
                    return;
                }
                reply = request * 2;
                request = 0;
                LOCK.notifyAll();
            }
        }
    }

    static int call(int value) throws InterruptedException {
        synchronized (LOCK) {
            request = value;
            reply = 0;
            LOCK.notifyAll();
            while (reply == 0) LOCK.wait();
            return reply;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread server = new Thread(DaemonServer::serve);
        server.setDaemon(true);
        server.start();
        for (int i = 1; i <= 3; i++) {
            int answer = call(i);
            assert answer == 2 * i;
        }
    }
}
