// Encoding and decoding with the standard charsets: round trips, byte order marks, unmappable characters, encoder API.
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class TextCharsets {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) sb.append(String.format("%02x", x & 255));
        return sb.toString();
    }

    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    static void p(String label, Object o) { System.out.println(label + ": " + esc(String.valueOf(o))); }

    public static void main(String[] args) throws Exception {
        Charset[] sets = {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII};
        String[] samples = {"", "ascii", "caf\u00E9", "\u20AC100", "\uD83D\uDE00", "\u0000\u007F\u0080\u07FF\u0800\uFFFF", "x\uD83D", "\uDE00y", "mix \u00E9\u20AC\uD83D\uDE00 end"};
        for (Charset cs : sets) {
            System.out.println("== " + cs.name() + " can encode euro " + cs.newEncoder().canEncode('\u20AC') + " max " + cs.newEncoder().maxBytesPerChar() + " avg " + cs.newEncoder().averageBytesPerChar());
            for (String s : samples) {
                byte[] b = s.getBytes(cs);
                String back = new String(b, cs);
                System.out.println("   " + esc(s) + " -> " + hex(b) + " -> " + esc(back) + " " + back.equals(s));
            }
        }
        p("by name", hex("\u00E9".getBytes("UTF-8")) + " " + hex("\u00E9".getBytes("latin1")) + " " + new String(new byte[] {(byte) 0xE9}, "ISO-8859-1"));
        p("names", Charset.forName("utf8").name() + " " + Charset.forName("ascii").name() + " " + Charset.forName("l1").name() + " " + Charset.isSupported("UTF-16") + " " + Charset.isSupported("nope-8"));
        try {
            "x".getBytes("no-such-charset");
        } catch (java.io.UnsupportedEncodingException e) {
            p("unsupported", e.getMessage());
        }
        try {
            Charset.forName("no-such-charset");
        } catch (UnsupportedCharsetException e) {
            p("unsupported", e.getCharsetName());
        }
        try {
            Charset.forName("bad name!");
        } catch (IllegalCharsetNameException e) {
            p("illegal", e.getCharsetName());
        }
        p("aliases", new TreeSet<>(StandardCharsets.US_ASCII.aliases()).first() + " " + StandardCharsets.UTF_8.contains(StandardCharsets.ISO_8859_1) + " " + StandardCharsets.US_ASCII.compareTo(StandardCharsets.UTF_8) + " " + StandardCharsets.UTF_8);
        p("utf16 bom", new String(new byte[] {(byte) 0xFE, (byte) 0xFF, 0, 65}, StandardCharsets.UTF_16) + new String(new byte[] {(byte) 0xFF, (byte) 0xFE, 66, 0}, StandardCharsets.UTF_16) + new String(new byte[] {0, 67}, StandardCharsets.UTF_16) + new String(new byte[] {(byte) 0xFE, (byte) 0xFF, 0, 68}, StandardCharsets.UTF_16BE));
        p("odd bytes", new String(new byte[] {0, 65, 0}, StandardCharsets.UTF_16BE) + " " + new String(new byte[] {(byte) 0xD8, 0, 0, 65}, StandardCharsets.UTF_16BE));
        p("slice", new String("hello".getBytes(StandardCharsets.UTF_8), 1, 3, StandardCharsets.UTF_8) + " " + new String("h\u00E9llo".getBytes(StandardCharsets.UTF_8), 0, 2, StandardCharsets.UTF_8));

        ByteBuffer bb = StandardCharsets.UTF_8.encode("z\u00DF\u6C34\uD834\uDD1E");
        p("encode", bb.remaining() + " " + hex(Arrays.copyOf(bb.array(), bb.limit())));
        CharBuffer cb = StandardCharsets.UTF_8.decode(bb);
        p("decode", cb + " " + cb.length());
        CharsetEncoder en = StandardCharsets.US_ASCII.newEncoder().onUnmappableCharacter(CodingErrorAction.REPORT);
        try {
            en.encode(CharBuffer.wrap("ab\u00E9"));
        } catch (UnmappableCharacterException e) {
            p("unmappable", e.getInputLength() + " " + e.getMessage());
        }
        en = StandardCharsets.US_ASCII.newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        p("replaced", new String(en.encode(CharBuffer.wrap("a\u00E9\uD83D\uDE00b")).array(), StandardCharsets.US_ASCII).trim());
        en = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.IGNORE);
        p("ignored", en.encode(CharBuffer.wrap("a\u20ACb\u00FF")).remaining());
        p("canEncode", en.canEncode("\u00FF") + " " + en.canEncode("\u0100") + " " + StandardCharsets.UTF_8.newEncoder().canEncode('\uD800') + " " + StandardCharsets.UTF_8.newEncoder().canEncode("\uD83D\uDE00"));

        CharsetEncoder u8 = StandardCharsets.UTF_8.newEncoder();
        ByteBuffer tiny = ByteBuffer.allocate(4);
        CharBuffer in = CharBuffer.wrap("a\u20AC\uD83D\uDE00");
        StringBuilder steps = new StringBuilder();
        while (true) {
            CoderResult r = u8.encode(in, tiny, true);
            tiny.flip();
            byte[] got = new byte[tiny.remaining()];
            tiny.get(got);
            tiny.clear();
            steps.append(r).append(' ').append(hex(got)).append("; ");
            if (r.isUnderflow()) break;
        }
        p("stepwise", steps + "" + u8.flush(tiny));
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 0x10000; i += 97) if (!Character.isSurrogate((char) i)) all.append((char) i);
        for (int i = 0x10000; i < 0x110000; i += 4999) all.appendCodePoint(i);
        String s = all.toString();
        for (Charset cs : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, Charset.forName("UTF-32")}) {
            byte[] b = s.getBytes(cs);
            p(cs.name(), b.length + " " + Arrays.hashCode(b) + " " + new String(b, cs).equals(s));
        }
        byte[] every = new byte[256];
        for (int i = 0; i < 256; i++) every[i] = (byte) i;
        String latin = new String(every, StandardCharsets.ISO_8859_1);
        p("latin1", latin.length() + " " + latin.hashCode() + " " + Arrays.equals(latin.getBytes(StandardCharsets.ISO_8859_1), every) + " " + latin.getBytes(StandardCharsets.UTF_8).length);
        p("ascii decode", new String(every, 126, 4, StandardCharsets.US_ASCII));
    }
}
