// Two lazy writes, each followed by a read of the other variable: on java both reads see 0 now and then. That execution is not
// sequentially consistent and not explored, so nothing is proved.
// check:
// expect: bounded weak-modes
// weak: 2
// states: 28  transitions: 30
// check: --assume-sc
// expect: none
// assumes: sequential-consistency
// states: 28  transitions: 30
// check: --assume-sc --strict
// expect: bounded strict
// states: 28  transitions: 30
// check: --races off
// expect: bounded weak-modes
// states: 57  transitions: 59
import java.util.concurrent.atomic.AtomicInteger;

public class WeakModes {
    static final AtomicInteger x = new AtomicInteger(), y = new AtomicInteger();
    static int r1, r2;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            x.lazySet(1); //~ USES weak-modes sequential-consistency
            r1 = y.get();
        });
        other.start();
        y.lazySet(1); //~ USES weak-modes
        r2 = x.get();
        other.join();
        assert r1 == 1 || r2 == 1;
    }
}
