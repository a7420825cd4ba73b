// One instance, made when it is first asked for, in three ways: by a volatile field without a lock, by double-checked
// locking, by a class that holds it.
// check: --all
// args: unlocked
// expect: assertion
// states: 40  transitions: 46
// check:
// args: checked
// expect: none
// states: 39  transitions: 43
// check:
// args: holder
// expect: none
// states: 15  transitions: 16
import java.util.function.Supplier;

public class LazyInitialisation {
    static volatile Object instance;

    static final class Holder {
        static final Object INSTANCE = new Object();
    }

    static Object unlocked() {
        if (instance == null) instance = new Object();
        return instance;
    }

    static Object checked() {
        Object seen = instance;
        if (seen != null) return seen;
        synchronized (LazyInitialisation.class) {
            if (instance == null) instance = new Object();
            return instance;
        }
    }

    static Object holder() {
        return Holder.INSTANCE;
    }

    public static void main(String[] args) throws InterruptedException {
        Supplier<Object> get = args[0].equals("unlocked") ? LazyInitialisation::unlocked
                : args[0].equals("checked") ? LazyInitialisation::checked : LazyInitialisation::holder;
        Object[] seen = new Object[2];
        Thread other = new Thread(() -> seen[0] = get.get());
        other.start();
        seen[1] = get.get();
        other.join();
        assert seen[0] == seen[1]; //~ ASSERTION
    }
}
