// ByteArray, Sequence, Pushback, Buffered and Filter streams: marks, resets, skips, transfers, close behaviour.
import java.io.*;
import java.util.*;

public class IoByteArrayStreams {
    static String hex(byte[] b) { StringBuilder sb = new StringBuilder(); for (byte x : b) sb.append(String.format("%02x", x & 255)); return sb.toString(); }

    static byte[] range(int n) { byte[] b = new byte[n]; for (int i = 0; i < n; i++) b[i] = (byte) i; return b; }

    static final class Slow extends InputStream {
        final byte[] data;
        int pos;
        final StringBuilder log = new StringBuilder();
        Slow(byte[] d) { data = d; }
        @Override public int read() { log.append("r "); return pos < data.length ? data[pos++] & 255 : -1; }
        @Override public int read(byte[] b, int off, int len) {
            log.append("R").append(len).append(' ');
            if (pos == data.length) return -1;
            int n = Math.min(Math.min(len, 3), data.length - pos);
            System.arraycopy(data, pos, b, off, n);
            pos += n;
            return n;
        }
        @Override public int available() { return Math.min(2, data.length - pos); }
        @Override public void close() { log.append("close "); }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream o = new ByteArrayOutputStream(2);
        o.write(1); o.write(258); o.write(new byte[] {7, 8, 9}); o.write(new byte[] {10, 11, 12, 13}, 1, 2);
        o.writeBytes(new byte[] {-1});
        System.out.println(hex(o.toByteArray()) + " " + o.size());
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        o.writeTo(copy);
        o.reset();
        System.out.println(o.size() + " " + copy.size() + " " + new ByteArrayOutputStream().toString().isEmpty());
        try {
            o.write(new byte[2], 1, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        try {
            new ByteArrayOutputStream(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        o.close();
        o.write(65);
        System.out.println(o + " " + o.toString("UTF-8"));

        ByteArrayInputStream in = new ByteArrayInputStream(range(10), 2, 6);
        System.out.println(in.available() + " " + in.read() + " " + in.markSupported());
        in.mark(0);
        System.out.println(in.skip(2) + " " + in.read() + " " + hex(in.readNBytes(10)) + " " + in.read());
        in.reset();
        System.out.println(hex(in.readAllBytes()) + " " + in.available() + " " + in.skip(3));
        in.close();
        System.out.println(in.read());

        Slow s = new Slow(range(20));
        BufferedInputStream bi = new BufferedInputStream(s, 8);
        bi.mark(6);
        System.out.println(bi.read() + " " + bi.read() + " " + bi.available());
        byte[] buf = new byte[5];
        System.out.println(bi.read(buf) + " " + hex(buf));
        bi.reset();
        System.out.println(bi.read() + " " + bi.skip(4) + " " + hex(bi.readNBytes(6)) + " " + s.log);
        bi.mark(1);
        bi.readNBytes(9);
        try {
            bi.reset();
            System.out.println("reset ok " + bi.read());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        bi.close();
        try {
            bi.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(s.log);

        SequenceInputStream seq = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream(range(2)), new ByteArrayInputStream(new byte[0]), new Slow(new byte[] {50, 51}))));
        System.out.println(seq.available() + " " + hex(seq.readAllBytes()) + " " + seq.read());
        PushbackInputStream pb = new PushbackInputStream(new ByteArrayInputStream(range(5)), 3);
        int a = pb.read(), b = pb.read();
        pb.unread(b);
        pb.unread(new byte[] {40, 41});
        System.out.println(a + " " + b + " " + pb.available() + " " + pb.read() + " " + pb.read() + " " + pb.read() + " " + pb.read() + " " + pb.markSupported());
        try {
            pb.unread(new byte[9]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PushbackReader pr = new PushbackReader(new StringReader("12+34"), 1);
        StringBuilder toks = new StringBuilder();
        int c;
        while ((c = pr.read()) >= 0) {
            if (Character.isDigit(c)) {
                int n = 0;
                while (Character.isDigit(c)) { n = n * 10 + c - '0'; c = pr.read(); }
                if (c >= 0) pr.unread(c);
                toks.append('<').append(n).append('>');
            } else toks.append((char) c);
        }
        System.out.println(toks);

        Slow t = new Slow(range(300));
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        System.out.println(t.transferTo(sink) + " " + Arrays.hashCode(sink.toByteArray()) + " " + t.read());
        System.out.println(InputStream.nullInputStream().read() + " " + InputStream.nullInputStream().readAllBytes().length);
        FilterOutputStream fo = new FilterOutputStream(sink) {
            @Override public void write(int x) throws IOException { super.write(x ^ 0x20); }
        };
        sink.reset();
        fo.write("Hello".getBytes("US-ASCII"));
        fo.close();
        System.out.println(sink);
        BufferedOutputStream bo = new BufferedOutputStream(sink, 4);
        sink.reset();
        bo.write(range(3));
        System.out.print(sink.size() + " ");
        bo.write(range(2));
        System.out.print(sink.size() + " ");
        bo.write(range(9));
        System.out.print(sink.size() + " ");
        bo.write(1);
        bo.flush();
        System.out.println(sink.size());
        byte[] exact = new byte[7];
        System.out.println(new Slow(range(5)).readNBytes(exact, 1, 6) + " " + hex(exact));
        try {
            new Slow(range(3)).skipNBytes(9);
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        PipedOutputStream po = new PipedOutputStream();
        PipedInputStream pi = new PipedInputStream(po, 16);
        po.write(range(5));
        System.out.println(pi.available() + " " + pi.read() + " " + hex(pi.readNBytes(3)));
        po.close();
        System.out.println(pi.read() + " " + pi.read());
    }
}
