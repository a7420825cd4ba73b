// Character.getName, codePointOf and \N{...} in regular expressions (the JDK keeps the names in a compressed table).
import java.util.*;
import java.util.regex.*;

public class TextCharacterNames {
    static void lookup(String name) {
        try {
            System.out.println(name + " = " + Integer.toHexString(Character.codePointOf(name)));
        } catch (IllegalArgumentException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int cp : new int[] {0, 0x0A, 0x20, 0x41, 0x7F, 0xA0, 0xE9, 0x3B1, 0x416, 0x4E00, 0xAC00, 0xD800, 0xE000, 0xFDD0, 0x1F600, 0x1D538, 0x20000, 0x10FFFF})
            System.out.println(Integer.toHexString(cp) + " " + Character.getName(cp));
        lookup("LATIN SMALL LETTER A");
        lookup("greek small letter omega");
        lookup("GRINNING FACE");
        lookup("CJK UNIFIED IDEOGRAPHS 4E2D");
        lookup("LATIN-1 SUPPLEMENT A0");
        lookup("NO SUCH NAME");
        lookup("");
        long h = 0;
        int named = 0;
        for (int cp = 0; cp < 0x3000; cp++) {
            String n = Character.getName(cp);
            if (n != null) {
                named++;
                h = h * 31 + n.hashCode();
            }
        }
        System.out.println(named + " " + Long.toHexString(h));
        int round = 0;
        for (int cp = 0x370; cp < 0x400; cp++) if (Character.isDefined(cp) && Character.codePointOf(Character.getName(cp)) == cp) round++;
        System.out.println(round);
        try {
            Character.getName(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Matcher m = Pattern.compile("\\N{GREEK SMALL LETTER ALPHA}+|\\N{EURO SIGN}").matcher("x\u03B1\u03B1y\u20AC");
        while (m.find()) System.out.println(m.start() + "-" + m.end());
        System.out.println("a-b".replaceAll("[\\N{HYPHEN-MINUS}\\N{LATIN SMALL LETTER B}]", "!"));
        for (String bad : new String[] {"\\N{NO SUCH NAME}", "\\N{", "\\N"}) {
            try {
                Pattern.compile(bad);
            } catch (PatternSyntaxException e) {
                System.out.println(bad + " " + e.getDescription() + " " + e.getIndex());
            }
        }
        TreeMap<String, Integer> words = new TreeMap<>();
        for (int cp = 0x20; cp < 0x7F; cp++) for (String w : Character.getName(cp).split("[ -]")) words.merge(w, 1, Integer::sum);
        System.out.println(words);
    }
}
