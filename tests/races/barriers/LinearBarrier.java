// A master waits for its worker by the plain elements of an array and lets it go by a volatile field; both set one value.
// check: --all
public class LinearBarrier {
    static volatile boolean[] done = new boolean[2];
    static volatile boolean go;
    static int value;

    static void await(int me) {
        if (me == 0) {
            while (!done[1]) Thread.onSpinWait(); //~ RACE LinearBarrier.done[] a
            go = true;
        } else {
            done[me] = true; //~ RACE LinearBarrier.done[] a
            while (!go) Thread.onSpinWait();
        }
    }

    static void phase(int me) {
        value = 5; //~ RACE LinearBarrier.value a; LinearBarrier.value b b
        await(me);
        assert value == 5; //~ RACE LinearBarrier.value a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
