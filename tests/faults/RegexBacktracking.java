import java.util.regex.Pattern;

/** A pattern that takes exponential time on a text that it does not match. */
public class RegexBacktracking {
    public static void main(String[] arguments) {
        System.out.println(Pattern.compile("(a|aa)+b").matcher("a".repeat(2000) + "c").matches());
    }
}
