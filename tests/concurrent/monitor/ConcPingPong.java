// Two threads alternate strictly through one monitor with notify: with two parties one notify is enough.
public class ConcPingPong {
    static final Object LOCK = new Object();
    static boolean pingsTurn = true;
    static final StringBuilder LOG = new StringBuilder();

    static void play(boolean ping) {
        for (int i = 0; i < 6; i++) {
            synchronized (LOCK) {
                while (pingsTurn != ping) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                LOG.append(ping ? "ping " : "pong ").append(i).append('\n');
                pingsTurn = !ping;
                LOCK.notify();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread pong = new Thread(() -> play(false));
        pong.start();
        play(true);
        pong.join();
        System.out.print(LOG);
    }
}
