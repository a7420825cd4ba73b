/** One text that grows for ever, piece by piece. */
public class StringBuilding {
    public static void main(String[] arguments) {
        StringBuilder text = new StringBuilder();
        for (int i = 0;; i++) {
            text.append("piece ").append(i).append('\n');
            if (text.length() > 200_000_000) text.setLength(0);
        }
    }
}
