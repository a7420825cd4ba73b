// Base64: basic, URL and MIME coders, padding, errors, streams, in-place variants.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class UtilBase64 {
    static void attempt(String label, Base64.Decoder d, String s) {
        try {
            byte[] b = d.decode(s);
            StringBuilder sb = new StringBuilder();
            for (byte x : b) sb.append(String.format("%02x", x & 255));
            System.out.println(label + " '" + s.replace("\r\n", "\\r\\n").replace("\n", "\\n") + "' -> " + sb + " (" + b.length + ")");
        } catch (IllegalArgumentException e) {
            System.out.println(label + " '" + s.replace("\r\n", "\\r\\n").replace("\n", "\\n") + "' -> " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        Base64.Encoder e = Base64.getEncoder(), u = Base64.getUrlEncoder(), m = Base64.getMimeEncoder(), np = e.withoutPadding();
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar", "Many hands make light work."}) System.out.println("'" + s + "' " + e.encodeToString(s.getBytes(StandardCharsets.US_ASCII)) + " " + np.encodeToString(s.getBytes(StandardCharsets.US_ASCII)) + " " + u.encodeToString(s.getBytes(StandardCharsets.US_ASCII)));
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(e.encodeToString(all));
        System.out.println(u.encodeToString(all));
        System.out.println(m.encodeToString(all).replace("\r\n", "\\r\\n"));
        System.out.println(Base64.getMimeEncoder(10, new byte[] {'|'}).encodeToString(Arrays.copyOf(all, 20)));
        System.out.println(Arrays.equals(Base64.getDecoder().decode(e.encode(all)), all) + " " + Arrays.equals(Base64.getUrlDecoder().decode(u.encode(all)), all) + " " + Arrays.equals(Base64.getMimeDecoder().decode(m.encode(all)), all));
        Base64.Decoder d = Base64.getDecoder(), ud = Base64.getUrlDecoder(), md = Base64.getMimeDecoder();
        for (String s : new String[] {"", "Zg==", "Zg", "Zg=", "Zm8=", "Zm8", "Zm9v", "Z", "Zm9vY", "====", "Zg==Zg==", "Zm9v\n", "Zm 9v", "Zm9-", "Zm9_", "+/+/", "-_-_", "Zh==", "Zm9=", "Z===", "=Zg=", "Zm9vZg==x"}) {
            attempt("basic", d, s);
            attempt("url", ud, s);
            attempt("mime", md, s);
        }
        attempt("mime", md, "Zm9v\r\nYmFy\r\n");
        attempt("mime", md, "Z!m@9#v");
        byte[] out = new byte[12];
        System.out.println(e.encode("abc".getBytes(), out) + " " + new String(out, 0, 4) + " " + d.decode("YWJj".getBytes(), out) + " " + new String(out, 0, 3));
        try {
            e.encode(new byte[10], new byte[5]);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            d.decode("YWJjZGVm".getBytes(), new byte[2]);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        ByteBuffer bb = e.encode(ByteBuffer.wrap("buffered".getBytes()));
        System.out.println(bb.remaining() + " " + new String(bb.array(), 0, bb.remaining()) + " " + new String(d.decode(bb).array()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (OutputStream os = e.wrap(bo)) {
            for (int i = 0; i < 20; i++) os.write('a' + i);
            os.write("tail".getBytes(), 1, 2);
        }
        System.out.println(bo);
        InputStream is = d.wrap(new ByteArrayInputStream(bo.toByteArray()));
        StringBuilder sb = new StringBuilder();
        for (int c; (c = is.read()) >= 0;) sb.append((char) c);
        System.out.println(sb);
        try {
            d.wrap(new ByteArrayInputStream("Zm9v!A==".getBytes())).readAllBytes();
        } catch (IOException x) {
            System.out.println(x.getMessage());
        }
        try {
            Base64.getMimeEncoder(8, new byte[] {'A'});
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        long h = 0;
        Random r = new Random(64);
        for (int i = 0; i < 120; i++) {
            byte[] b = new byte[r.nextInt(90)];
            r.nextBytes(b);
            String s = e.encodeToString(b);
            if (!Arrays.equals(d.decode(s), b) || !s.equals(byHand(b)) || !Arrays.equals(md.decode(m.encodeToString(b)), b)) throw new AssertionError(s);
            h = h * 31 + s.hashCode();
        }
        System.out.println(Long.toHexString(h));
        System.out.println(e.encodeToString("\u20AC\u00E9".getBytes(StandardCharsets.UTF_8)) + " " + new String(d.decode("4oKsw6k="), StandardCharsets.UTF_8).length());
    }

    static String byHand(byte[] b) {
        String abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < b.length; i += 3) {
            int v = (b[i] & 255) << 16 | (i + 1 < b.length ? (b[i + 1] & 255) << 8 : 0) | (i + 2 < b.length ? b[i + 2] & 255 : 0);
            sb.append(abc.charAt(v >> 18)).append(abc.charAt(v >> 12 & 63)).append(i + 1 < b.length ? abc.charAt(v >> 6 & 63) : '=').append(i + 2 < b.length ? abc.charAt(v & 63) : '=');
        }
        return sb.toString();
    }
}
