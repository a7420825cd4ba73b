// The first diner eats when it has the spoon, the second one is polite.
// check: --all --liveness
// expect: none
// states: 84  transitions: 144
import java.util.concurrent.atomic.AtomicIntegerArray;

public class FirmDiner {
    static final AtomicIntegerArray HUNGRY = new AtomicIntegerArray(2);
    static volatile int owner;

    static void dine(int me) {
        int other = 1 - me;
        HUNGRY.set(me, 1);
        while (HUNGRY.get(me) == 1) {
            if (owner != me) continue;
            if (me == 1 && HUNGRY.get(other) == 1) {
                owner = other;
            } else {
                HUNGRY.set(me, 0);
                owner = other;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> dine(1)).start();
        dine(0);
    }
}
