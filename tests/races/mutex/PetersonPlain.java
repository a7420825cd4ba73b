// Peterson's algorithm with plain fields: right if memory were sequentially consistent, and every field of it races.
// check: --all
public class PetersonPlain {
    static int flag0;
    static int flag1;
    static int turn;
    static int shared;

    static void first() {
        flag0 = 1; //~ RACE PetersonPlain.flag0 a
        turn = 1; //~ RACE PetersonPlain.turn a b
        while (flag1 == 1 && turn == 1) Thread.onSpinWait(); //~ RACE PetersonPlain.flag1 a b; PetersonPlain.turn c
        shared++; //~ RACE PetersonPlain.shared a
        flag0 = 0; //~ RACE PetersonPlain.flag0 b
    }

    static void second() {
        flag1 = 1; //~ RACE PetersonPlain.flag1 a
        turn = 0; //~ RACE PetersonPlain.turn a c
        while (flag0 == 1 && turn == 0) Thread.onSpinWait(); //~ RACE PetersonPlain.flag0 a b; PetersonPlain.turn b
        shared++; //~ RACE PetersonPlain.shared a
        flag1 = 0; //~ RACE PetersonPlain.flag1 b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(PetersonPlain::first);
        other.start();
        second();
        other.join();
        assert shared == 2;
    }
}
