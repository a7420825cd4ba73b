// Three threads in a ring of monitors, and a server that polls for ever: the ring is stuck, and a fourth thread that wants one of
// its monitors is stuck behind it but not part of it.
// check: --all
// args: ring
// expect: deadlock
// states: 489  transitions: 555
// check: --all
// args: order
// expect: none
// states: 498  transitions: 567
public class RingBesideServer {
    static volatile boolean asked;

    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] arguments) {
        Object a = new Object(), b = new Object(), c = new Object();
        boolean isRing = arguments[0].equals("ring");
        new Thread(() -> take(a, b)).start();
        new Thread(() -> take(b, c)).start();
        new Thread(() -> take(isRing ? c : a, isRing ? a : c)).start();
        Thread behind = new Thread(() -> {
            synchronized (a) {
            }
        });
        behind.setDaemon(true);
        behind.start();
        while (true) asked = !asked;
    }
}
