// Two diners share a spoon, and each hands it to the other if that one is hungry, too: nobody eats.
// check: --all
// expect: none
// states: 43  transitions: 55
// check: --all --liveness
// expect: livelock
// states: 82  transitions: 150
import java.util.concurrent.atomic.AtomicIntegerArray;

public class PoliteDiners {
    static final AtomicIntegerArray HUNGRY = new AtomicIntegerArray(2);
    static volatile int owner;

    static void dine(int me) {
        int other = 1 - me;
        HUNGRY.set(me, 1);
        while (HUNGRY.get(me) == 1) { //~ LIVELOCK
            if (owner != me) continue; //~ LIVELOCK
            if (HUNGRY.get(other) == 1) { //~ LIVELOCK
                owner = other; //~ LIVELOCK
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
