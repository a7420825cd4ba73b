// Peterson's algorithm with a volatile array: the reference is volatile, the elements are plain.
// check: --all
public class PetersonArray {
    static volatile boolean[] flag = new boolean[2];
    static volatile int victim;
    static int counter;

    static void enter(int me) {
        flag[me] = true; //~ RACE PetersonArray.flag[] a
        victim = me;
        while (flag[1 - me] && victim == me) Thread.onSpinWait(); //~ RACE PetersonArray.flag[] a b
        counter++; //~ RACE PetersonArray.counter a a
        flag[me] = false; //~ RACE PetersonArray.flag[] b
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> enter(1));
        other.start();
        enter(0);
        other.join();
        assert counter == 2;
    }
}
