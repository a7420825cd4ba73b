// Two players who wait for their turn.
// check:
// expect: none
// states: 49  transitions: 58
public class PingPongTurns {
    static final int STROKES = 3;
    static final Object TABLE = new Object();
    static int turn;
    static int strokes;

    static void play(int me) {
        for (int i = 0; i < STROKES; i++) {
            synchronized (TABLE) {
                try {
                    while (turn != me) TABLE.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                assert strokes % 2 == me;
                strokes++;
                turn = 1 - me;
                TABLE.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> play(1));
        other.start();
        play(0);
        other.join();
        assert strokes == 2 * STROKES;
    }
}
