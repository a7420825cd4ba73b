// Under a lock.
// check: --all
import java.util.Iterator;
import java.util.List;

public class SharedIteratorFixed {
    public static void main(String[] args) {
        Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
        new Thread(() -> {
            synchronized (args) {
                numbers.next();
            }
        }).start();
        synchronized (args) {
            numbers.next();
        }
    }
}
