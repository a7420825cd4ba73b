// A daemon that counts modulo four for ever: a loop without end, but with few states.
// check:
// expect: none
// states: 27  transitions: 43
public class DaemonTicker {
    static volatile int tick;

    static void count() {
        while (true) tick = (tick + 1) % 4;
    }

    public static void main(String[] args) {
        Thread ticker = new Thread(DaemonTicker::count);
        ticker.setDaemon(true);
        ticker.start();
        int seen = tick;
        assert seen >= 0 && seen < 4;
    }
}
