// Lamport's bakery with atomic arrays: the plain number of a label is published by them.
// check: --all
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class BakeryPlainFixed {
    static final class Label {
        int number;

        Label(int number) {
            this.number = number;
        }
    }

    static final AtomicIntegerArray CHOOSING = new AtomicIntegerArray(2);
    static final AtomicReferenceArray<Label> LABEL = new AtomicReferenceArray<>(new Label[] {new Label(0), new Label(0)});
    static int counter;

    static void enter(int me) {
        int other = 1 - me;
        CHOOSING.set(me, 1);
        int mine = LABEL.get(other).number + 1;
        LABEL.set(me, new Label(mine));
        CHOOSING.set(me, 0);
        while (CHOOSING.get(other) == 1) Thread.onSpinWait();
        while (goesBefore(other, me, mine)) Thread.onSpinWait();
        counter++;
        LABEL.set(me, new Label(0));
    }

    static boolean goesBefore(int other, int me, int mine) {
        int its = LABEL.get(other).number;
        return its != 0 && (its < mine || its == mine && other < me);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread customer = new Thread(() -> enter(1));
        customer.start();
        enter(0);
        customer.join();
        assert counter == 2;
    }
}
