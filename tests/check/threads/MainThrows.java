// The exception of main is as bad as any other.
// check: --all
// expect: exception
// states: 13  transitions: 14
import java.util.concurrent.atomic.AtomicReference;

public class MainThrows {
    static final AtomicReference<String> NAME = new AtomicReference<>("name");

    public static void main(String[] args) {
        new Thread(() -> NAME.set(null)).start();
        System.out.println(NAME.get().length()); //~ EXCEPTION
    }
}
