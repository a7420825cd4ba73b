// Two threads block each other while a third one works on for ever: some thread can always go on, but these two cannot.
// That is no deadlock of the whole program, but a cycle that a fair scheduler goes round for ever.
// check: --all
// expect: none
// states: 54  transitions: 87
// check: --all --liveness
// expect: livelock
// states: 107  transitions: 262
public class PartialDeadlock {
    static volatile int tick;

    static void leftFirst(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
            }
        }
    }

    static void rightFirst(Object left, Object right) {
        synchronized (right) {
            synchronized (left) {
            }
        }
    }

    static void work() {
        while (true) tick = (tick + 1) % 2; //~ LIVELOCK
    }

    public static void main(String[] args) {
        Object left = new Object();
        Object right = new Object();
        Thread worker = new Thread(PartialDeadlock::work);
        worker.setDaemon(true);
        worker.start();
        new Thread(() -> leftFirst(left, right)).start();
        rightFirst(left, right);
    }
}
