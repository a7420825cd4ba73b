// MutableInt is a plain int in a box.
// jars: commons-lang3
// race: org.apache.commons.lang3.mutable.MutableInt.value a MutableInt.increment
// race: org.apache.commons.lang3.mutable.MutableInt.value a MutableInt.increment
// check: --all
import org.apache.commons.lang3.mutable.MutableInt;

public class Mutable {
    public static void main(String[] args) throws InterruptedException {
        MutableInt hits = new MutableInt();
        Thread other = new Thread(hits::increment);
        other.start();
        hits.increment();
        other.join();
    }
}
