// Suppliers.synchronizedSupplier asks the supplier of Supplied under a lock.
// jars: guava
// check: --all
import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;

public class SuppliedInTurn {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Supplier<Integer> numbers = Suppliers.synchronizedSupplier(() -> ++count);
        Thread other = new Thread(numbers::get);
        other.start();
        numbers.get();
        other.join();
        assert count == 2;
    }
}
