// An execution that is given up cannot deadlock any more.
// check:
// expect: none
// states: 4  transitions: 5
import raceproof.Raceproof;

public class AssumeEndsDeadlock {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws InterruptedException {
        int choice = Raceproof.choose(2);
        Raceproof.assume(choice == 0);
        if (choice == 1) {
            synchronized (LOCK) {
                LOCK.wait();
            }
        }
    }
}
