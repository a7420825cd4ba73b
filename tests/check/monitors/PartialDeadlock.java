// Two threads block each other while a third one works on for ever: some thread can always go on, but these two never. The one that
// works on is a cycle that a fair scheduler goes round for ever.
// check: --all
// expect: deadlock
// states: 49  transitions: 66
// check:
// expect: deadlock
// states: 49  transitions: 66
// check: --all --liveness
// expect: deadlock
// expect: livelock
// states: 107  transitions: 262
public class PartialDeadlock {
    static volatile int tick;

    static void leftFirst(Object left, Object right) {
        synchronized (left) {
            synchronized (right) { //~ DEADLOCK
            }
        }
    }

    static void rightFirst(Object left, Object right) {
        synchronized (right) {
            synchronized (left) { //~ DEADLOCK
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
