// Decoding malformed UTF-8 and UTF-16: replacement counts, strict decoders, positions of errors.
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class TextMalformedInput {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    static byte[] bytes(String hex) {
        String h = hex.replace(" ", "");
        byte[] b = new byte[h.length() / 2];
        for (int i = 0; i < b.length; i++) b[i] = (byte) Integer.parseInt(h.substring(2 * i, 2 * i + 2), 16);
        return b;
    }

    static void decode(Charset cs, String hex) {
        byte[] b = bytes(hex);
        String loose = new String(b, cs);
        String strict;
        ByteBuffer in = ByteBuffer.wrap(b);
        try {
            strict = "ok " + esc(cs.newDecoder().decode(in).toString());
        } catch (MalformedInputException e) {
            strict = "malformed length " + e.getInputLength() + " at " + in.position() + ", " + e.getMessage();
        } catch (CharacterCodingException e) {
            strict = e.getClass().getSimpleName();
        }
        String ignored;
        try {
            ignored = esc(cs.newDecoder().onMalformedInput(CodingErrorAction.IGNORE).onUnmappableCharacter(CodingErrorAction.IGNORE).decode(ByteBuffer.wrap(b)).toString());
        } catch (CharacterCodingException e) {
            ignored = "?";
        }
        System.out.println(cs + " [" + hex + "] loose " + esc(loose) + " | strict " + strict + " | ignoring '" + ignored + "'");
    }

    public static void main(String[] args) throws Exception {
        Charset u8 = StandardCharsets.UTF_8;
        for (String h : new String[] {
                "41 42", "80", "41 80 42", "C3 A9", "C3", "C3 41", "C0 80", "C1 BF", "E2 82 AC", "E2 82", "E2 41 42", "E2 82 41", "E0 80 80", "E0 9F BF", "E0 A0 80",
                "ED A0 80", "ED B0 80", "ED A0 BD ED B8 80", "ED 9F BF", "EE 80 80", "F0 9F 98 80", "F0 9F 98", "F0 9F", "F0", "F0 41 42 43", "F0 9F 41", "F0 80 80 80",
                "F4 8F BF BF", "F4 90 80 80", "F5 80 80 80", "F8 88 80 80 80", "FC 84 80 80 80 80", "FE", "FF", "FE FF", "EF BB BF 41", "41 C3 28 42 E2 28 A1 43",
                "C3 A9 80 C3 A9", "E2 82 C3 A9", "F0 9F 98 F0 9F 98 80", "00", "EF BF BD", "EF BF BF"})
            decode(u8, h);
        for (String h : new String[] {"00 41", "00", "D8 3D DE 00", "D8 3D", "D8 3D 00 41", "DE 00 00 41", "DE 00 D8 3D", "00 41 D8", "FE FF 00 41", "FF FE 41 00", "FF FE 41"}) {
            decode(StandardCharsets.UTF_16, h);
            decode(StandardCharsets.UTF_16BE, h);
        }
        decode(StandardCharsets.UTF_16LE, "3D D8 00 DE 41 00");
        decode(StandardCharsets.UTF_16LE, "00 DE 41 00");
        for (String h : new String[] {"41", "7F", "80", "FF 41"}) decode(StandardCharsets.US_ASCII, h);
        decode(StandardCharsets.ISO_8859_1, "80 9F FF 41");

        System.out.println("-- lone surrogates when encoding");
        for (String s : new String[] {"\uD800", "a\uD800b", "\uDC00", "\uD800\uD800\uDC00", "\uDC00\uD800", "ab\uD83D"}) {
            StringBuilder sb = new StringBuilder();
            for (byte x : s.getBytes(u8)) sb.append(String.format("%02x ", x & 255));
            sb.append("| ");
            for (byte x : s.getBytes(StandardCharsets.UTF_16BE)) sb.append(String.format("%02x ", x & 255));
            CharsetEncoder en = u8.newEncoder();
            CharBuffer in = CharBuffer.wrap(s);
            try {
                sb.append("| ok ").append(en.encode(in).remaining());
            } catch (MalformedInputException e) {
                sb.append("| malformed ").append(e.getInputLength()).append(" at ").append(in.position());
            }
            System.out.println(esc(s) + " " + sb);
        }

        System.out.println("-- decoding in pieces");
        byte[] all = "a\u00E9\u20AC\uD83D\uDE00z".getBytes(u8);
        for (int cut = 0; cut <= all.length; cut++) {
            CharsetDecoder d = u8.newDecoder();
            CharBuffer out = CharBuffer.allocate(20);
            ByteBuffer first = ByteBuffer.allocate(20);
            first.put(all, 0, cut).flip();
            CoderResult r1 = d.decode(first, out, false);
            int left = first.remaining();
            first.compact().put(all, cut, all.length - cut).flip();
            CoderResult r2 = d.decode(first, out, true);
            CoderResult r3 = d.flush(out);
            out.flip();
            System.out.println(cut + " " + r1 + " left " + left + " then " + r2 + " " + r3 + " " + esc(out.toString()));
        }
        CharsetDecoder rep = u8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("~");
        try {
            u8.newDecoder().replaceWith("<?>");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(rep.decode(ByteBuffer.wrap(bytes("41 FF 42 C3 43"))) + " " + rep.replacement() + " " + rep.malformedInputAction());
        CharBuffer small = CharBuffer.allocate(1);
        CoderResult over = u8.newDecoder().decode(ByteBuffer.wrap("ab".getBytes(u8)), small, true);
        System.out.println(over + " " + over.isOverflow() + " " + CoderResult.malformedForLength(2) + " " + CoderResult.unmappableForLength(1).isError());
        Random r = new Random(2024);
        long h = 0;
        int replaced = 0;
        for (int i = 0; i < 300; i++) {
            byte[] junk = new byte[r.nextInt(24)];
            r.nextBytes(junk);
            String s = new String(junk, u8);
            h = h * 31 + s.hashCode();
            for (char c : s.toCharArray()) if (c == '\uFFFD') replaced++;
        }
        System.out.println(replaced + " " + Long.toHexString(h));
    }
}
