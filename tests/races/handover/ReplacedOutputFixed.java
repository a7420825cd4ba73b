// It is replaced before the other thread starts.
// check: --all
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class ReplacedOutputFixed {
    public static void main(String[] args) {
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        new Thread(() -> System.out.println()).start();
        System.out.println();
    }
}
