// check: --all
// expect: assertion
// states: 68  transitions: 144
// check: --all
// args: found
// expect: assertion
// states: 67  transitions: 142
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

// Whether a class is found depends on the schedule.
public class FoundOrNot {
    public static class Aaaa {}
    static volatile boolean found;
    public static void main(String[] arguments) throws Exception {
        byte[] bytes;
        try (InputStream in = FoundOrNot.class.getResourceAsStream("FoundOrNot$Aaaa.class")) { bytes = in.readAllBytes(); }
        byte[] renamed = new String(bytes, "ISO-8859-1").replace("FoundOrNot$Aaaa", "FoundOrNot$Bbbb").getBytes("ISO-8859-1");
        Thread other = new Thread(() -> {
            try {
                Class.forName("FoundOrNot$Bbbb");
                found = true;
            } catch (ClassNotFoundException e) {
            }
        });
        other.start();
        MethodHandles.lookup().defineClass(renamed);
        other.join();
        assert found == arguments.length > 0; //~ ASSERTION
    }
}
