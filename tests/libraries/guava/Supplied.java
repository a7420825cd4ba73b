// A supplier that counts what it has supplied, asked by two threads.
// jars: guava
// check: --all
import com.google.common.base.Supplier;

public class Supplied {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Supplier<Integer> numbers = () -> ++count; //~ RACE Supplied.count a a
        Thread other = new Thread(numbers::get);
        other.start();
        numbers.get();
        other.join();
    }
}
