// Character methods over ASCII, Latin-1, the BMP and supplementary code points; string methods that step by code point.
public class LangCodePoints {
    static final int[] CPS = {0, 9, 32, '$', '0', 'A', '_', 'a', 0x7f, 0x85, 0xa0, 0xaa, 0xb2, 0xb5, 0xbc, 0xdf, 0xd7, 0xff, 0x130, 0x131, 0x149, 0x1c5, 0x1f0, 0x2b0, 0x301, 0x37e, 0x3a3, 0x3c2, 0x5d0, 0x660, 0x966,
        0x1e9e, 0x2003, 0x200b, 0x2028, 0x2160, 0x2177, 0x24b6, 0x3000, 0x4e2d, 0xac00, 0xd800, 0xdc00, 0xe000, 0xfb01, 0xfeff, 0xff21, 0xffff, 0x10000, 0x10400, 0x10428, 0x1d400, 0x1d7d8, 0x1f600, 0x20000, 0xe0001, 0x10ffff};

    static String flags(int c) {
        boolean[] f = {Character.isDefined(c), Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isAlphabetic(c), Character.isUpperCase(c), Character.isLowerCase(c), Character.isTitleCase(c),
            Character.isSpaceChar(c), Character.isWhitespace(c), Character.isISOControl(c), Character.isIdeographic(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c), Character.isUnicodeIdentifierStart(c),
            Character.isIdentifierIgnorable(c), Character.isMirrored(c), Character.isBmpCodePoint(c), Character.isSupplementaryCodePoint(c), Character.isValidCodePoint(c)};
        StringBuilder sb = new StringBuilder();
        for (boolean b : f) sb.append(b ? '1' : '.');
        return sb.toString();
    }

    static String hex(int[] a) {
        StringBuilder sb = new StringBuilder();
        for (int i : a) sb.append(Integer.toHexString(i)).append(' ');
        return sb.toString().trim();
    }

    static String err(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (int c : CPS)
            System.out.println(Integer.toHexString(c) + " " + flags(c) + " type " + Character.getType(c) + " up " + Integer.toHexString(Character.toUpperCase(c)) + " low " + Integer.toHexString(Character.toLowerCase(c)) + " title " + Integer.toHexString(Character.toTitleCase(c))
                + " num " + Character.getNumericValue(c) + " dig " + Character.digit(c, 36) + " n " + Character.charCount(c) + " dir " + Character.getDirectionality(c));
        String s = "a\ud83d\ude00b\ud800c\udc00\ud801\udc00";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + hex(s.codePoints().toArray()) + " | " + hex(s.chars().toArray()));
        for (int i = 0; i < s.length(); i++)
            System.out.print(Integer.toHexString(s.codePointAt(i)) + "/" + (i == 0 ? "-" : Integer.toHexString(s.codePointBefore(i))) + "/" + Character.isHighSurrogate(s.charAt(i)) + Character.isLowSurrogate(s.charAt(i)) + " ");
        System.out.println();
        for (int i = 0; i <= s.codePointCount(0, s.length()); i++) System.out.print(s.offsetByCodePoints(0, i) + " ");
        for (int i = 0; i <= 3; i++) System.out.print(s.offsetByCodePoints(s.length(), -i) + " ");
        System.out.println();
        System.out.println(err(() -> s.codePointAt(-1)) + "; " + err(() -> s.codePointAt(9)) + "; " + err(() -> s.codePointBefore(0)) + "; " + err(() -> s.offsetByCodePoints(0, 20)) + "; " + err(() -> s.codePointCount(3, 2)));
        System.out.println(s.indexOf(0x1f600) + " " + s.indexOf(0xde00) + " " + s.lastIndexOf(0x10400) + " " + s.indexOf('b', 2) + " " + s.indexOf(0x110000) + " " + s.indexOf("\ude00b"));
        char[] pair = Character.toChars(0x1f600);
        System.out.println(pair.length + " " + Integer.toHexString(pair[0]) + " " + Integer.toHexString(pair[1]) + " " + Integer.toHexString(Character.toCodePoint(pair[0], pair[1])) + " " + Character.isSurrogatePair(pair[0], pair[1]) + Character.isSurrogatePair(pair[1], pair[0]) + " " + (int) Character.highSurrogate(0x10ffff) + " " + (int) Character.lowSurrogate(0x10ffff));
        System.out.println(err(() -> Character.toChars(0x110000)) + "; " + err(() -> Character.toChars(-1)) + "; " + err(() -> new String(new int[] {65, 0x200000}, 0, 2)));
        int[] cps = {0x41, 0x10400, 0x1f600, 0x4e2d};
        String built = new String(cps, 0, 4);
        StringBuilder sb = new StringBuilder();
        for (int i = cps.length - 1; i >= 0; i--) sb.appendCodePoint(cps[i]);
        System.out.println(built.length() + " " + sb.length() + " " + built.contentEquals(sb.reverse()) + " " + built.hashCode() + " " + Character.toString(0x1f600).length());
        String up = "\ud801\udc28\u00df\u0149i".toUpperCase(java.util.Locale.ROOT);
        System.out.println(hex(up.codePoints().toArray()) + " | " + hex("\ud801\udc00\u03a3 A\u03a3".toLowerCase(java.util.Locale.ROOT).codePoints().toArray()));
        System.out.println("\ud801\udc28".equalsIgnoreCase("\ud801\udc00") + " " + "\u00e9".compareToIgnoreCase("\u00c9") + " " + "\uffff".compareTo("\ud800\udc00") + " " + "ab".compareTo("abc") + " " + "b".compareTo("a\u4e2d"));
        System.out.println(Character.UnicodeBlock.of(0x1f600) + " " + Character.UnicodeBlock.of('a') + " " + Character.UnicodeScript.of(0x3b1) + " " + Character.UnicodeScript.of(0x10400) + " " + Character.UnicodeScript.of(0x4e2d));
        int letters = 0, digits = 0, upper = 0, spaces = 0, ident = 0;
        for (int c = 0; c < 0x3000; c++) {
            if (Character.isLetter(c)) letters++;
            if (Character.isDigit(c)) digits++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isWhitespace(c)) spaces++;
            if (Character.isJavaIdentifierPart(c)) ident++;
        }
        System.out.println(letters + " " + digits + " " + upper + " " + spaces + " " + ident);
        char[] arr = s.toCharArray();
        System.out.println(Character.codePointCount(arr, 1, 4) + " " + Character.offsetByCodePoints(arr, 0, arr.length, 1, 2) + " " + Integer.toHexString(Character.codePointAt(arr, 1, 2)) + " " + Integer.toHexString(Character.codePointBefore(arr, 3, 2)));
        System.out.println("\u2003x\u00a0".strip().length() + " " + "\u2003x\u00a0".trim().length() + " " + "\u2003\u2028".isBlank() + " " + "\u00a0".isBlank());
    }
}
