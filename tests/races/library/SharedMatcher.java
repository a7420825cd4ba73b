// A pattern is for all, a matcher is not.
// check:
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class SharedMatcher {
    public static void main(String[] args) {
        Matcher matcher = Pattern.compile("a").matcher("aa");
        new Thread(() -> matcher.find()).start(); //~ RACE java.util.regex.Matcher a
        matcher.find(); //~ RACE java.util.regex.Matcher a
    }
}
