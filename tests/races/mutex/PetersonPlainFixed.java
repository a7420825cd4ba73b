// Peterson's algorithm with volatile fields keeps a plain counter free of races.
// check: --all
public class PetersonPlainFixed {
    static volatile int flag0;
    static volatile int flag1;
    static volatile int turn;
    static int shared;

    static void first() {
        flag0 = 1;
        turn = 1;
        while (flag1 == 1 && turn == 1) Thread.onSpinWait();
        shared++;
        flag0 = 0;
    }

    static void second() {
        flag1 = 1;
        turn = 0;
        while (flag0 == 1 && turn == 0) Thread.onSpinWait();
        shared++;
        flag1 = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PetersonPlainFixed::first);
        other.start();
        second();
        other.join();
        assert shared == 2;
    }
}
