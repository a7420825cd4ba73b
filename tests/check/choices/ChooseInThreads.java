// Two threads choose; only a certain pair of choices in a certain order fails.
// check: --all
// expect: assertion
// states: 100  transitions: 146
import java.util.concurrent.atomic.AtomicInteger;
import raceproof.Raceproof;

public class ChooseInThreads {
    static final AtomicInteger LAST = new AtomicInteger(-1);

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> LAST.set(Raceproof.choose(4)));
        other.start();
        int mine = Raceproof.choose(4);
        int before = LAST.getAndSet(mine);
        assert before != 3 || mine != 2; //~ ASSERTION
        other.join();
    }
}
