// DataOutputStream and DataInputStream: every primitive, UTF strings with edge characters, EOF, byte layout.
import java.io.*;
import java.util.*;

public class IoDataStreams {
    static String hex(byte[] b) { StringBuilder sb = new StringBuilder(); for (byte x : b) sb.append(String.format("%02x", x & 255)); return sb.toString(); }

    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    interface Act { Object run() throws IOException; }

    static void attempt(String name, Act a) {
        try {
            System.out.println(name + ": " + a.run());
        } catch (IOException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static DataInputStream in(int... bytes) {
        byte[] b = new byte[bytes.length];
        for (int i = 0; i < b.length; i++) b[i] = (byte) bytes[i];
        return new DataInputStream(new ByteArrayInputStream(b));
    }

    record Rec(int id, String name, double score, boolean ok, long[] tags) {
        void write(DataOutput o) throws IOException {
            o.writeInt(id);
            o.writeUTF(name);
            o.writeDouble(score);
            o.writeBoolean(ok);
            o.writeShort(tags.length);
            for (long t : tags) o.writeLong(t);
        }
        static Rec read(DataInput i) throws IOException {
            int id = i.readInt();
            String n = i.readUTF();
            double s = i.readDouble();
            boolean ok = i.readBoolean();
            long[] t = new long[i.readUnsignedShort()];
            for (int k = 0; k < t.length; k++) t[k] = i.readLong();
            return new Rec(id, n, s, ok, t);
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(bytes);
        o.writeBoolean(true); o.writeByte(-2); o.writeByte(0x1FF); o.writeShort(-300); o.writeShort(70000); o.writeChar('\u20AC'); o.writeInt(0x12345678); o.writeInt(-1); o.writeLong(0x0123456789ABCDEFL); o.writeFloat(1.5f); o.writeFloat(Float.NaN); o.writeDouble(-Math.PI); o.writeDouble(Double.MIN_VALUE);
        o.writeUTF("ascii"); o.writeUTF("\u0000\u007F\u0080\u07FF\u0800\uFFFF\uD83D\uDE00"); o.writeUTF(""); o.writeBytes("lo\u0141w"); o.writeChars("hi"); o.write(new byte[] {9, 8, 7}, 1, 2);
        System.out.println(o.size() + " " + bytes.size());
        System.out.println(hex(bytes.toByteArray()));
        DataInputStream d = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(d.readBoolean() + " " + d.readByte() + " " + d.readUnsignedByte() + " " + d.readShort() + " " + d.readUnsignedShort() + " " + esc("" + d.readChar()) + " " + Integer.toHexString(d.readInt()) + " " + d.readInt() + " " + Long.toHexString(d.readLong()) + " " + d.readFloat() + " " + d.readFloat() + " " + d.readDouble() + " " + d.readDouble());
        System.out.println(d.readUTF() + " " + esc(d.readUTF()) + " [" + d.readUTF() + "]");
        byte[] low = new byte[4];
        d.readFully(low);
        System.out.println(hex(low) + " " + d.readChar() + d.readChar() + " " + d.skipBytes(1) + " " + d.read() + " " + d.read() + " " + d.skipBytes(5));
        attempt("readInt at end", () -> in(1, 2, 3).readInt());
        attempt("readByte at end", () -> in().readByte());
        attempt("readLong short", () -> in(1, 2, 3, 4, 5).readLong());
        attempt("readFully short", () -> { in(1, 2).readFully(new byte[3]); return "done"; });
        attempt("readUTF short", () -> in(0, 5, 65).readUTF());
        attempt("readUTF ok", () -> in(0, 2, 65, 66).readUTF());
        attempt("readUTF bad lead", () -> in(0, 1, 0x80).readUTF());
        attempt("readUTF bad second", () -> in(0, 2, 0xC3, 0x28).readUTF());
        attempt("readUTF cut", () -> in(0, 1, 0xC3).readUTF());
        attempt("readUTF cut third", () -> in(0, 2, 0xE2, 0x82).readUTF());
        attempt("readUTF F0", () -> in(0, 4, 0xF0, 0x9F, 0x98, 0x80).readUTF());
        attempt("readUTF modified zero", () -> (int) in(0, 2, 0xC0, 0x80).readUTF().charAt(0));
        attempt("writeUTF too long", () -> { new DataOutputStream(OutputStream.nullOutputStream()).writeUTF("x".repeat(65536)); return "done"; });
        attempt("writeUTF longest", () -> { DataOutputStream x = new DataOutputStream(OutputStream.nullOutputStream()); x.writeUTF("y".repeat(65535)); return x.size(); });
        attempt("booleans", () -> { DataInputStream x = in(0, 1, 2, 255); return x.readBoolean() + " " + x.readBoolean() + " " + x.readBoolean() + " " + x.readBoolean(); });

        List<Rec> recs = List.of(new Rec(1, "one", 1.25, true, new long[0]), new Rec(-2, "tw\u00F6", Double.NEGATIVE_INFINITY, false, new long[] {1, -1, 1L << 62}));
        bytes.reset();
        DataOutputStream w = new DataOutputStream(new BufferedOutputStream(bytes, 16));
        for (Rec r : recs) r.write(w);
        w.flush();
        DataInputStream rd = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes.toByteArray()), 3));
        for (int i = 0; i < recs.size(); i++) {
            Rec r = Rec.read(rd);
            System.out.println(r.id() + " " + esc(r.name()) + " " + r.score() + " " + r.ok() + " " + Arrays.toString(r.tags()));
        }
        attempt("third record", () -> Rec.read(rd));
        long h = 0;
        bytes.reset();
        Random rnd = new Random(6);
        for (int i = 0; i < 200; i++) {
            o.writeInt(rnd.nextInt());
            o.writeLong(rnd.nextLong());
            o.writeDouble(rnd.nextGaussian());
            o.writeShort(rnd.nextInt());
            o.writeFloat(rnd.nextFloat());
            o.writeChar(rnd.nextInt());
        }
        d = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        for (int i = 0; i < 200; i++) h = h * 31 + d.readInt() + d.readLong() + Double.doubleToLongBits(d.readDouble()) + d.readShort() + Float.floatToIntBits(d.readFloat()) + d.readChar();
        System.out.println(bytes.size() + " " + Long.toHexString(h));
    }
}
