// CRC32, CRC32C and Adler32 of the zip package against table-driven versions written here; checked streams.
import java.io.*;
import java.nio.ByteBuffer;
import java.util.*;
import java.util.zip.*;

public class UtilChecksums {
    static int crc(int poly, byte[] b, int from, int to) {
        int c = -1;
        for (int i = from; i < to; i++) {
            c ^= b[i] & 255;
            for (int k = 0; k < 8; k++) c = c >>> 1 ^ (poly & -(c & 1));
        }
        return ~c;
    }

    static int adler(byte[] b, int from, int to) {
        int a = 1, s = 0;
        for (int i = from; i < to; i++) {
            a = (a + (b[i] & 255)) % 65521;
            s = (s + a) % 65521;
        }
        return s << 16 | a;
    }

    static String all(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (Checksum c : new Checksum[] {new CRC32(), new CRC32C(), new Adler32()}) {
            c.update(b);
            sb.append(Long.toHexString(c.getValue())).append(' ');
        }
        return sb.toString();
    }

    public static void main(String[] args) throws IOException {
        for (String s : new String[] {"", "a", "abc", "123456789", "The quick brown fox jumps over the lazy dog"}) System.out.println("'" + s + "' " + all(s.getBytes("US-ASCII")));
        byte[] big = new byte[10000];
        new Random(1).nextBytes(big);
        System.out.println(all(big) + Integer.toHexString(crc(0xEDB88320, big, 0, big.length)) + " " + Integer.toHexString(crc(0x82F63B78, big, 0, big.length)) + " " + Integer.toHexString(adler(big, 0, big.length)));
        Random r = new Random(9);
        for (int i = 0; i < 40; i++) {
            int from = r.nextInt(500), to = from + r.nextInt(300);
            CRC32 c = new CRC32();
            CRC32C cc = new CRC32C();
            Adler32 a = new Adler32();
            int mid = from + r.nextInt(to - from + 1);
            for (Checksum k : new Checksum[] {c, cc, a}) {
                k.update(big, from, mid - from);
                if (mid < to) k.update(big[mid]);
                if (mid + 1 < to) k.update(ByteBuffer.wrap(big, mid + 1, to - mid - 1));
            }
            if ((int) c.getValue() != crc(0xEDB88320, big, from, to) || (int) cc.getValue() != crc(0x82F63B78, big, from, to) || (int) a.getValue() != adler(big, from, to)) throw new AssertionError("at " + i);
        }
        System.out.println("pieces agree");
        CRC32 c = new CRC32();
        c.update(65);
        long one = c.getValue();
        c.reset();
        System.out.println(Long.toHexString(one) + " " + c.getValue() + " " + new Adler32().getValue());
        c.update(0x141);
        System.out.println(c.getValue() == one);
        for (int[] bad : new int[][] {{-1, 5}, {0, 10001}, {9999, 2}, {5, -1}}) {
            try {
                c.update(big, bad[0], bad[1]);
                System.out.println("accepted");
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println("refused " + bad[0] + " " + bad[1]);
            }
        }
        CheckedInputStream in = new CheckedInputStream(new ByteArrayInputStream("checked stream".getBytes("US-ASCII")), new CRC32());
        System.out.println((char) in.read() + " " + in.skip(4) + " " + new String(in.readAllBytes(), "US-ASCII") + " " + Long.toHexString(in.getChecksum().getValue()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        CheckedOutputStream out = new CheckedOutputStream(bo, new Adler32());
        out.write("checked ".getBytes("US-ASCII"));
        out.write('!');
        System.out.println(bo + " " + Long.toHexString(out.getChecksum().getValue()));
        ByteBuffer direct = ByteBuffer.wrap(big, 100, 50);
        CRC32 d = new CRC32();
        d.update(direct);
        System.out.println(direct.remaining() + " " + ((int) d.getValue() == crc(0xEDB88320, big, 100, 150)));
        long h = 0;
        for (int n = 0; n < 200; n += 7) {
            CRC32 q = new CRC32();
            q.update(big, n, n * 3);
            Adler32 z = new Adler32();
            z.update(big, n, n * 2);
            h = h * 31 + q.getValue() * 7 + z.getValue();
        }
        System.out.println(Long.toHexString(h));
        byte[] ff = new byte[6000];
        Arrays.fill(ff, (byte) 255);
        System.out.println(all(ff) + Integer.toHexString(adler(ff, 0, ff.length)));
    }
}
