// Under a lock.
// check: --all
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class SharedMatcherFixed {
    public static void main(String[] args) {
        Matcher matcher = Pattern.compile("a").matcher("aa");
        new Thread(() -> {
            synchronized (args) {
                matcher.find();
            }
        }).start();
        synchronized (args) {
            matcher.find();
        }
    }
}
