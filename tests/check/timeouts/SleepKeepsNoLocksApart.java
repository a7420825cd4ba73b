// Locks in opposite order. That one thread sleeps first makes it unlikely, no more.
// check:
// expect: deadlock
// states: 11  transitions: 11
// check: --timeouts quiescent
// expect: none
// states: 9  transitions: 9
public class SleepKeepsNoLocksApart {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized (A) {
                synchronized (B) { //~ DEADLOCK
                }
            }
        }).start();
        Thread.sleep(1000);
        synchronized (B) {
            synchronized (A) { //~ DEADLOCK
            }
        }
    }
}
