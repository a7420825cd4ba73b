// Character: classification, case, digits, names of categories, surrogates, code point utilities over whole ranges.
import java.util.*;

public class TextCharacterClasses {
    static void p(String label, Object o) { System.out.println(label + ": " + o); }

    interface Test { boolean test(int cp); }

    static void census(String name, Test t) {
        int n = 0, first = -1, last = -1;
        long h = 0;
        for (int cp = 0; cp < 0x3000; cp++) {
            if (t.test(cp)) {
                n++;
                if (first < 0) first = cp;
                last = cp;
                h = h * 31 + cp;
            }
        }
        for (int cp = 0x1F000; cp < 0x1F200; cp++) if (t.test(cp)) { n++; h = h * 31 + cp; }
        System.out.println(name + ": " + n + " first " + Integer.toHexString(first) + " last " + Integer.toHexString(last) + " hash " + Long.toHexString(h));
    }

    public static void main(String[] args) {
        census("isLetter", Character::isLetter);
        census("isDigit", Character::isDigit);
        census("isLetterOrDigit", Character::isLetterOrDigit);
        census("isUpperCase", Character::isUpperCase);
        census("isLowerCase", Character::isLowerCase);
        census("isTitleCase", Character::isTitleCase);
        census("isWhitespace", Character::isWhitespace);
        census("isSpaceChar", Character::isSpaceChar);
        census("isISOControl", Character::isISOControl);
        census("isDefined", Character::isDefined);
        census("isMirrored", Character::isMirrored);
        census("isAlphabetic", Character::isAlphabetic);
        census("isIdeographic", Character::isIdeographic);
        census("isJavaIdentifierStart", Character::isJavaIdentifierStart);
        census("isJavaIdentifierPart", Character::isJavaIdentifierPart);
        census("isUnicodeIdentifierStart", Character::isUnicodeIdentifierStart);
        census("isIdentifierIgnorable", Character::isIdentifierIgnorable);
        census("upper differs", c -> Character.toUpperCase(c) != c);
        census("lower differs", c -> Character.toLowerCase(c) != c);
        census("title differs", c -> Character.toTitleCase(c) != Character.toUpperCase(c));

        int[] types = new int[31];
        long h = 0;
        for (int cp = 0; cp < 0x3000; cp++) { types[Character.getType(cp)]++; h = h * 31 + Character.getType(cp) + Character.getDirectionality(cp) + Character.getNumericValue(cp); }
        p("types", Arrays.toString(types) + " " + Long.toHexString(h));
        for (int cp : new int[] {'a', 'Z', '5', ' ', '$', '_', 0xAA, 0xBD, 0xDF, 0x130, 0x1C5, 0x2160, 0x660, 0x4E00, 0xFF21, 0x1D7D8, 0x1F600, 0x10FFFF, 0xD800, 0xFEFF})
            p("U+" + Integer.toHexString(cp), Character.getType(cp) + " " + Character.isLetter(cp) + " " + Character.isDigit(cp) + " num " + Character.getNumericValue(cp) + " up " + Integer.toHexString(Character.toUpperCase(cp)) + " low " + Integer.toHexString(Character.toLowerCase(cp)) + " title " + Integer.toHexString(Character.toTitleCase(cp)) + " dir " + Character.getDirectionality(cp));
        p("digit", Character.digit('7', 10) + " " + Character.digit('8', 8) + " " + Character.digit('f', 16) + " " + Character.digit('Z', 36) + " " + Character.digit('z', 35) + " " + Character.digit('\u0664', 10) + " " + Character.digit('\uFF21', 16) + " " + Character.digit('5', 1) + " " + Character.digit('5', 37) + " " + Character.digit(0x1D7D9, 10));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 36; i++) sb.append(Character.forDigit(i, 36));
        p("forDigit", sb + " " + (int) Character.forDigit(10, 10) + " " + (int) Character.forDigit(-1, 10) + " " + (int) Character.forDigit(3, 99));
        p("numeric", Character.getNumericValue('a') + " " + Character.getNumericValue('\u00BD') + " " + Character.getNumericValue('\u216B') + " " + Character.getNumericValue('-') + " " + Character.getNumericValue(0x2180));

        p("code points", Character.charCount(0xFFFF) + " " + Character.charCount(0x10000) + " " + Integer.toHexString(Character.toCodePoint('\uD83D', '\uDE00')) + " " + Integer.toHexString(Character.highSurrogate(0x1F600)) + " " + Integer.toHexString(Character.lowSurrogate(0x1F600)) + " " + Character.toChars(0x1F600).length + " " + Character.toChars(65)[0]);
        p("surrogates", Character.isHighSurrogate('\uD800') + " " + Character.isLowSurrogate('\uD800') + " " + Character.isSurrogate('\uDFFF') + " " + Character.isSurrogatePair('\uD83D', '\uDE00') + " " + Character.isSurrogatePair('\uDE00', '\uD83D') + " " + Character.isSupplementaryCodePoint(0x10000) + " " + Character.isBmpCodePoint(0xFFFF) + " " + Character.isValidCodePoint(0x110000));
        p("statics", (int) Character.MAX_VALUE + " " + Character.MIN_RADIX + " " + Character.MAX_RADIX + " " + Character.MAX_CODE_POINT + " " + (int) Character.reverseBytes('\u1234') + " " + Character.compare('b', 'a') + " " + Character.hashCode('c') + " " + Character.BYTES);
        p("boxes", Character.valueOf('x').equals('x') + " " + Character.valueOf('x').compareTo('z') + " " + (Character.valueOf('\u007F') == Character.valueOf('\u007F')) + " " + Character.toString(0x41) + " " + Character.toString('q') + " " + Character.valueOf('h').hashCode() + " " + Character.toString(0x1F600).length());
        for (int bad : new int[] {-1, 0x110000}) {
            try {
                Character.toChars(bad);
            } catch (IllegalArgumentException e) {
                p("toChars", e.getMessage());
            }
            try {
                Character.toString(bad);
            } catch (IllegalArgumentException e) {
                p("toString", e.getMessage());
            }
        }
        char c = 'a';
        c++;
        c += 1.7;
        char d = (char) -1, e = (char) 65.9, f = (char) 0x12345;
        p("arithmetic", c + " " + (c + 1) + " " + (char) (c + 1) + " " + (int) d + " " + e + " " + Integer.toHexString(f) + " " + (char) ('a' ^ ' ') + " " + ('a' < 98) + " " + (int) (char) (byte) 0x80);
        p("script block", Character.UnicodeScript.of('a') + " " + Character.UnicodeScript.of(0x3B1) + " " + Character.UnicodeBlock.of('a') + " " + Character.UnicodeBlock.of(0x1F600) + " " + Character.UnicodeBlock.of(0x4E00) + " " + Character.UnicodeScript.forName("Cyrillic"));
        StringBuilder rot = new StringBuilder();
        for (char ch : "Hello, World!".toCharArray()) rot.append(Character.isUpperCase(ch) ? (char) ((ch - 'A' + 13) % 26 + 'A') : Character.isLowerCase(ch) ? (char) ((ch - 'a' + 13) % 26 + 'a') : ch);
        p("rot13", rot);
    }
}
