// Two players who notify, then wait, without looking whose turn it is: the last one waits for ever.
// check: --all
// expect: deadlock
// states: 21  transitions: 20
public class PingPongForgetful {
    static final Object TABLE = new Object();

    static void play() {
        synchronized (TABLE) {
            try {
                TABLE.notify();
                TABLE.wait(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(PingPongForgetful::play).start();
        play();
    }
}
