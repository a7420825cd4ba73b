// java.text.Normalizer: the four forms over Latin, Hangul, compatibility characters and combining sequences.
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.*;
import java.util.stream.*;

public class TextNormalizer {
    static String hex(String s) { return s.chars().mapToObj(c -> String.format("%04X", c)).collect(Collectors.joining(" ")); }

    public static void main(String[] args) {
        String[] samples = {
            "plain ascii", "\u00E9", "e\u0301", "\u00C5", "\u212B", "A\u030A", "\u1E69", "s\u0323\u0307", "s\u0307\u0323", "\u1E9B\u0323",
            "\uFB01", "\u00BD", "\u2460", "\uFF21\uFF42", "\u3392", "\uAC00", "\u1100\u1161", "\uAC01", "\u1100\u1161\u11A8", "\uD55C\uAE00",
            "\u0344", "\u0958", "\u2126", "x\u00B2", "\u0132", "\uD834\uDD5E", "q\u0307\u0323", "a\u0315\u0300\u05AE\u0300b", "\u00A0", "\u2026", ""
        };
        for (String s : samples) {
            System.out.println("[" + hex(s) + "]");
            for (Form f : Form.values()) {
                String n = Normalizer.normalize(s, f);
                System.out.println("   " + f + " [" + hex(n) + "] is " + Normalizer.isNormalized(s, f) + " idempotent " + n.equals(Normalizer.normalize(n, f)));
            }
        }
        System.out.println(Normalizer.normalize("cr\u00E8me br\u00FBl\u00E9e \u00C7a na\u00EFve \u0141\u00F3d\u017A", Form.NFD).replaceAll("\\p{M}", "").replaceAll("[^\\x00-\\x7F]", "?"));
        System.out.println("e\u0301".equals("\u00E9") + " " + Normalizer.normalize("e\u0301", Form.NFC).equals("\u00E9"));
        long h = 0;
        int composed = 0;
        for (char c = 0xC0; c < 0x250; c++) {
            String d = Normalizer.normalize(String.valueOf(c), Form.NFD);
            if (d.length() > 1) composed++;
            if (!Normalizer.normalize(d, Form.NFC).equals(Normalizer.normalize(String.valueOf(c), Form.NFC))) throw new AssertionError(Integer.toHexString(c));
            h = h * 31 + d.hashCode();
        }
        System.out.println(composed + " " + Long.toHexString(h));
        try {
            Normalizer.normalize(null, Form.NFC);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        StringBuilder mixed = new StringBuilder();
        for (int i = 0; i < 30; i++) mixed.append((char) ('a' + i % 26)).append(i % 2 == 0 ? "\u0301" : "\u0327\u0308");
        String nfc = Normalizer.normalize(mixed, Form.NFC);
        System.out.println(mixed.length() + " -> " + nfc.length() + " " + nfc.hashCode());
        TreeSet<String> names = new TreeSet<>(Comparator.comparing((String x) -> Normalizer.normalize(x, Form.NFD).replaceAll("\\p{Mn}+", "")).thenComparing(Comparator.naturalOrder()));
        names.addAll(List.of("z", "\u00E9", "e", "f", "\u00C9", "E", "\u00E0"));
        System.out.println(names.stream().map(TextNormalizer::hex).toList());
    }
}
