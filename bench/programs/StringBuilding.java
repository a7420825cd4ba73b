// Strings: StringBuilder appends, concatenation, substring and indexOf, reversal, number formatting by hand, comparisons, switches.
// The optional argument is the number of rounds.
public class StringBuilding {
    static int appends(int n) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append(i).append(',').append("item").append((char) ('a' + i % 26)).append(i * 31L).append(';');
            if (sb.length() > 4000) sb.setLength(100);
        }
        return sb.toString().hashCode();
    }

    static int concat(int n) {
        int h = 0;
        String prev = "";
        for (int i = 0; i < n; i++) {
            String s = "k" + i + ":" + (i & 7) + prev;
            h = h * 31 + s.length() + s.charAt(i % s.length());
            prev = s.length() > 40 ? "" : s;
        }
        return h;
    }

    static int words(String text) {
        int h = 0, at = 0;
        while (at < text.length()) {
            int sp = text.indexOf(' ', at);
            if (sp < 0) sp = text.length();
            String w = text.substring(at, sp);
            h = h * 31 + w.hashCode();
            if (w.startsWith("qu") || w.endsWith("y")) h++;
            if (w.equals("fox")) h += 2;
            switch (w) {
                case "the": h += 3; break;
                case "lazy": h += 4; break;
                case "dog": h += 5; break;
                default: h ^= w.length();
            }
            at = sp + 1;
        }
        return h;
    }

    static int chars(String text) {
        int vowels = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') vowels++;
        }
        char[] cs = text.toCharArray();
        for (int i = 0, j = cs.length - 1; i < j; i++, j--) {
            char t = cs[i];
            cs[i] = cs[j];
            cs[j] = t;
        }
        return vowels * 31 + new String(cs).hashCode();
    }

    static String hex(int v) {
        char[] c = new char[8];
        for (int i = 7; i >= 0; i--, v >>>= 4) c[i] = "0123456789abcdef".charAt(v & 15);
        return new String(c);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 65;
        StringBuilder t = new StringBuilder();
        for (int i = 0; i < 60; i++) t.append("the quick brown fox jumps over the lazy dog ");
        String text = t.toString().trim();
        long sum = 0;
        for (int r = 0; r < rounds; r++) {
            sum = sum * 31 + appends(4000 + r);
            sum = sum * 31 + concat(2500 + r);
            for (int k = 0; k < 4; k++) sum = sum * 31 + words(text);
            for (int k = 0; k < 8; k++) sum = sum * 31 + chars(text);
            for (int k = 0; k < 2000; k++) sum = sum * 31 + hex(k * 2654435 + r).compareTo("7fffffff");
            String up = text.toUpperCase(java.util.Locale.ROOT).replace('E', '3');
            sum = sum * 31 + up.lastIndexOf("LAZY") + up.indexOf("D0G") + up.hashCode();
        }
        System.out.println("StringBuilding " + rounds + " " + Long.toHexString(sum));
    }
}
