// System.out is final, and yet replaced: who prints meanwhile may print to the one, or to the other before it is made.
// check: --all
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class ReplacedOutput {
    public static void main(String[] args) {
        new Thread(() -> System.out.println()).start(); //~ RACE java.lang.System a; java.io.PrintStream a
        System.setOut(new PrintStream(new ByteArrayOutputStream())); //~ RACE java.lang.System a; java.io.PrintStream a
    }
}
