/** Strings of many megabytes: doubled, searched, made of and into arrays. */
public class HugeStrings {
    public static void main(String[] arguments) {
        String text = "abcdefgh".repeat(4_000_000);
        int found = 0;
        for (int i = 0;; i++) {
            String twice = text + text;
            found += twice.indexOf("x") + twice.toUpperCase().hashCode() + new String(twice.toCharArray()).length();
        }
    }
}
