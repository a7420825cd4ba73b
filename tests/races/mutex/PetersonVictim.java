// Peterson's algorithm with a volatile array of plain elements, and a victim that is plain too.
// check: --all
public class PetersonVictim {
    static volatile boolean[] flag = new boolean[2];
    static int victim;
    static int counter;

    static void enter(int me) {
        flag[me] = true; //~ RACE PetersonVictim.flag[] a
        victim = me; //~ RACE PetersonVictim.victim a; PetersonVictim.victim b b
        while (flag[1 - me] && victim == me) Thread.onSpinWait(); //~ RACE PetersonVictim.flag[] a b; PetersonVictim.victim a
        counter++; //~ RACE PetersonVictim.counter a a
        flag[me] = false; //~ RACE PetersonVictim.flag[] b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> enter(1));
        other.start();
        enter(0);
        other.join();
        assert counter == 2;
    }
}
