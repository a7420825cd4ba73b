// Regular expressions over Unicode: properties, scripts, blocks, case folding, UNICODE_CHARACTER_CLASS, graphemes.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextRegexUnicode {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    static void all(String re, int flags, String in) {
        System.out.println(esc(re) + " /" + flags + " " + esc(in) + " " + Pattern.compile(re, flags).matcher(in).results().map(r -> r.start() + ":" + esc(r.group())).collect(Collectors.toList()));
    }

    public static void main(String[] args) {
        String mix = "A\u00E9\u03B1\u0416\u4E2D\u3042\u05D0 1\u0664\u2167_-\u20AC\u00A0\uD83D\uDE00\u0301";
        for (String prop : new String[] {"L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "N", "Nd", "Nl", "No", "P", "Pd", "Pc", "S", "Sc", "So", "Z", "Zs", "C", "Cn",
                "IsLatin", "IsGreek", "IsCyrillic", "IsHan", "IsHiragana", "IsHebrew", "InGreek", "InCyrillic", "InEmoticons", "script=Greek", "sc=Han", "block=Hiragana", "blk=Cyrillic", "general_category=Lu", "gc=Sc",
                "IsAlphabetic", "IsLetter", "IsUppercase", "IsLowercase", "IsWhite_Space", "IsDigit", "IsPunctuation", "IsControl", "IsIdeographic", "IsAssigned", "IsEmoji".replace("IsEmoji", "IsHex_Digit"),
                "javaLetter", "javaDigit", "javaWhitespace", "javaMirrored", "Alpha", "Digit", "ASCII", "L1", "all"})
            all("\\p{" + prop + "}+", 0, mix);
        all("\\P{L}+", 0, mix);
        all("[\\p{L}&&[^\\p{IsLatin}]]+", 0, mix);
        all("[^\\p{ASCII}]", 0, "a\u00E9\uD83D\uDE00b");
        int u = Pattern.UNICODE_CHARACTER_CLASS, ci = Pattern.CASE_INSENSITIVE, uc = Pattern.UNICODE_CASE;
        for (String re : new String[] {"\\w+", "\\d+", "\\s+", "\\b.", "\\p{Lower}+", "\\p{Upper}+", "\\p{Alpha}+", "\\p{Punct}+", "\\p{Space}"}) {
            all(re, 0, mix);
            all(re, u, mix);
        }
        all("(?U)\\w+", 0, "caf\u00E9 na\u00EFve");
        all("\u00E9", ci, "\u00C9\u00E9");
        all("\u00E9", ci | uc, "\u00C9\u00E9");
        all("(?iu)stra\u00DFe", 0, "STRA\u1E9EE stra\u00DFe STRASSE");
        all("[\u03B1-\u03C9]+", ci | uc, "\u0391\u03B2\u03A3\u03C2");
        all("k", ci | uc, "k K \u212A");
        all("\u03C3", ci | uc, "\u03C3\u03A3\u03C2");
        all("i", ci | uc, "iI\u0130\u0131");
        all("e\u0301", Pattern.CANON_EQ, "\u00E9 e\u0301 e");
        all("\u00E9", Pattern.CANON_EQ, "\u00E9 e\u0301 e");
        all(".", 0, "a\uD83D\uDE00\uD83Db");
        all("\uD83D", 0, "\uD83D\uDE00 \uD83Dx");
        all("[\uD83D\uDE00-\uD83D\uDE05]", 0, "\uD83D\uDE00\uD83D\uDE05\uD83D\uDE06");
        all("\\x{1F600}|\\uD83D\\uDE01", 0, "\uD83D\uDE00\uD83D\uDE01");
        all("\\X", 0, "e\u0301x\r\n\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\uAC00\u1100\u1161");
        all("\\R", 0, "a\u2028b\u0085c\u000Bd");
        all(".", 0, "\u2028\u0085x");
        all("^x$", Pattern.MULTILINE, "a\u2028x\u2029b");
        all("\\h", 0, "\u00A0\u3000 \u2003x");
        all("[\\u0000-\\u001F]", 0, "a\u0007b");
        all("\\b\\p{L}+\\b", 0, "\u00FCber \u0416\u0443\u043A abc");
        System.out.println(esc("\u0391\u03B8\u03AE\u03BD\u03B1 123".replaceAll("\\p{IsGreek}", "g")) + " " + "caf\u00E9 r\u00E9sum\u00E9".replaceAll("\\P{ASCII}", "?"));
        System.out.println(Arrays.stream("\u4E00\u3001\u4E8C\u3001\u4E09".split("\u3001")).map(TextRegexUnicode::esc).toList() + " " + "a\u00A0b c".split("\\s").length + " " + Pattern.compile("\\s", u).split("a\u00A0b c").length);
        Map<String, Integer> counts = new TreeMap<>();
        for (String c : new String[] {"\\p{L}", "\\p{N}", "\\p{P}", "\\p{S}", "\\p{Z}", "\\p{M}", "\\p{C}"}) {
            Matcher m = Pattern.compile(c).matcher("");
            for (int cp = 0; cp < 0x600; cp++) if (m.reset(new String(Character.toChars(cp))).matches()) counts.merge(c, 1, Integer::sum);
        }
        System.out.println(counts);
    }
}
