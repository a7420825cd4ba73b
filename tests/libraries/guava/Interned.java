// Two threads intern equal strings and get one of them.
// jars: guava
// check: --all
import com.google.common.collect.Interner;
import com.google.common.collect.Interners;

public class Interned {
    static String one;

    public static void main(String[] args) throws InterruptedException {
        Interner<String> interner = Interners.newBuilder().strong().concurrencyLevel(1).build();
        Thread other = new Thread(() -> one = interner.intern(new String("text")));
        other.start();
        String two = interner.intern(new String("text"));
        other.join();
        assert one == two;
    }
}
