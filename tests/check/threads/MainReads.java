// main reads once and looks before it uses what it read.
// check:
// expect: none
// states: 12  transitions: 13
import java.util.concurrent.atomic.AtomicReference;

public class MainReads {
    static final AtomicReference<String> NAME = new AtomicReference<>("name");

    public static void main(String[] args) {
        new Thread(() -> NAME.set(null)).start();
        String name = NAME.get();
        System.out.println(name == null ? 0 : name.length());
    }
}
