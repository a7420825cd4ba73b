// Two threads take tokens from one tokenizer.
// check:
import java.util.StringTokenizer;

public class SharedTokenizer {
    public static void main(String[] args) {
        StringTokenizer tokens = new StringTokenizer("a b c");
        new Thread(() -> tokens.nextToken()).start(); //~ RACE java.util.StringTokenizer a
        tokens.nextToken(); //~ RACE java.util.StringTokenizer a
    }
}
