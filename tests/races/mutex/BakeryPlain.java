// Lamport's bakery with volatile arrays of plain elements, and labels that are published through them.
// check: --all
public class BakeryPlain {
    static final class Label {
        int number;

        Label(int number) {
            this.number = number; //~ RACE BakeryPlain$Label.number a b
        }
    }

    static volatile boolean[] choosing = new boolean[2];
    static volatile Label[] label = {new Label(0), new Label(0)};
    static int counter;

    static void enter(int me) {
        int other = 1 - me;
        choosing[me] = true; //~ RACE BakeryPlain.choosing[] a
        int mine = label[other].number + 1; //~ RACE BakeryPlain.label[] a c; BakeryPlain$Label.number a
        label[me] = new Label(mine); //~ RACE BakeryPlain.label[] a b
        choosing[me] = false; //~ RACE BakeryPlain.choosing[] b
        while (choosing[other]) Thread.onSpinWait(); //~ RACE BakeryPlain.choosing[] a b
        while (goesBefore(other, me, mine)) Thread.onSpinWait();
        counter++; //~ RACE BakeryPlain.counter a a
        label[me] = new Label(0); //~ RACE BakeryPlain.label[] c d
    }

    static boolean goesBefore(int other, int me, int mine) {
        int its = label[other].number; //~ RACE BakeryPlain.label[] b d; BakeryPlain$Label.number b
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
