// The same two threads; executions with that pair of choices are given up.
// check:
// expect: none
// states: 103  transitions: 150
import java.util.concurrent.atomic.AtomicInteger;
import raceproof.Raceproof;

public class AssumeInThreads {
    static final AtomicInteger LAST = new AtomicInteger(-1);

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> LAST.set(Raceproof.choose(4)));
        other.start();
        int mine = Raceproof.choose(4);
        int before = LAST.getAndSet(mine);
        Raceproof.assume(before < 3);
        assert before != 3 || mine != 2;
        other.join();
    }
}
