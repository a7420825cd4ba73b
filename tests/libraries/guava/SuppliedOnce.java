// Suppliers.memoize asks the supplier once, and later callers see the result by its volatile flag.
// jars: guava
// check: --all
import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;

public class SuppliedOnce {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Supplier<int[]> numbers = Suppliers.memoize(() -> new int[] {++count});
        Thread other = new Thread(() -> {
            assert numbers.get()[0] == 1;
        });
        other.start();
        assert numbers.get()[0] == 1;
        other.join();
        assert count == 1;
    }
}
