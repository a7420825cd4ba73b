// java.nio heap buffers: positions and limits, byte order, typed views, slices, compact, read-only, exceptions.
import java.nio.*;
import java.util.*;
import java.util.function.*;

public class IoByteBuffers {
    static void attempt(String name, Supplier<Object> r) {
        try {
            System.out.println(name + ": " + r.get());
        } catch (BufferOverflowException | BufferUnderflowException | ReadOnlyBufferException | InvalidMarkException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static String hex(byte[] b) { StringBuilder sb = new StringBuilder(); for (byte x : b) sb.append(String.format("%02x", x & 255)); return sb.toString(); }

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(32);
        System.out.println(b + " " + b.order() + " " + b.hasArray() + " " + b.isDirect() + " " + b.isReadOnly());
        b.put((byte) 1).putShort((short) 0x0203).putChar('\u0405').putInt(0x06070809).putLong(0x0A0B0C0D0E0F1011L).putFloat(1.5f).putDouble(-2.25);
        System.out.println(b + " " + hex(b.array()));
        b.flip();
        System.out.println(b + " " + b.get() + " " + b.getShort() + " " + (int) b.getChar() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.hasRemaining());
        attempt("underflow", () -> b.get());
        attempt("put past limit", () -> b.put((byte) 1));
        attempt("bad index", () -> b.get(29));
        attempt("bad index int", () -> b.getInt(26));
        attempt("negative index", () -> b.get(-1));
        b.clear();
        attempt("overflow", () -> b.put(new byte[33]));
        attempt("position", () -> b.position(33));
        attempt("limit", () -> b.limit(-1));
        attempt("no mark", () -> b.reset());
        attempt("negative capacity", () -> ByteBuffer.allocate(-1));
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0, 0x11223344).putShort(4, (short) 0x5566).putDouble(8, Math.PI);
        System.out.println(hex(Arrays.copyOf(b.array(), 16)) + " " + b.getInt(0) + " " + b.getDouble(8) + " " + b.order(ByteOrder.BIG_ENDIAN).getInt(0) + " " + b.getLong(8));
        b.position(3).mark().position(7);
        System.out.println(b.reset().position() + " " + b.remaining() + " " + b.rewind() + " " + b.limit(10).position(4).slice() + " " + b.slice(2, 5) + " " + b.duplicate());
        ByteBuffer w = ByteBuffer.wrap(new byte[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, 2, 5);
        System.out.println(w + " " + w.arrayOffset() + " " + w.get() + " " + w.slice().arrayOffset() + " " + w.slice().get(0));
        ByteBuffer sl = w.slice();
        sl.put(0, (byte) 99);
        System.out.println(w.get(3) + " " + w.array()[3]);
        w.compact();
        System.out.println(w + " " + hex(w.array()));
        byte[] dst = new byte[6];
        w.flip().get(dst, 1, 3);
        System.out.println(hex(dst) + " " + w.remaining());
        ByteBuffer ro = w.asReadOnlyBuffer();
        attempt("read-only put", () -> ro.put((byte) 1));
        attempt("read-only array", () -> ro.array());
        System.out.println(ro.isReadOnly() + " " + ro.hasArray() + " " + ro.equals(w) + " " + ro.hashCode() + " " + w.hashCode() + " " + ro.compareTo(w));
        ByteBuffer x = ByteBuffer.wrap("abcde".getBytes()), y = ByteBuffer.wrap("abXde".getBytes());
        System.out.println(x.compareTo(y) + " " + x.mismatch(y) + " " + x.equals(y) + " " + x.position(3).equals(y.position(3)) + " " + x.hashCode());
        ByteBuffer all = ByteBuffer.allocate(10);
        all.put(ByteBuffer.wrap(new byte[] {1, 2, 3})).put(all.duplicate().flip());
        System.out.println(hex(all.array()) + " " + all);
        attempt("put itself", () -> all.put(all));

        ByteBuffer base = ByteBuffer.allocate(24);
        IntBuffer ib = base.asIntBuffer();
        ib.put(new int[] {1, -1, 1 << 30}).put(5, 42);
        LongBuffer lb = base.order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
        System.out.println(ib + " " + ib.get(5) + " " + lb.get(0) + " " + lb.get(2) + " " + lb.order() + " " + ib.order());
        CharBuffer cb = base.order(ByteOrder.BIG_ENDIAN).asCharBuffer();
        cb.put("hi there");
        System.out.println(cb.flip() + " " + cb.length() + " " + cb.charAt(1) + " " + cb.subSequence(3, 5) + " " + hex(Arrays.copyOf(base.array(), 6)));
        DoubleBuffer db = DoubleBuffer.allocate(3).put(1.5).put(Double.NaN);
        System.out.println(db.flip() + " " + db.get() + " " + db.get() + " " + FloatBuffer.wrap(new float[] {1f, 2f}).slice(1, 1).get() + " " + ShortBuffer.wrap(new short[] {5, 6}).compareTo(ShortBuffer.wrap(new short[] {5, 7})));
        CharBuffer cw = CharBuffer.wrap("read only chars", 5, 9);
        System.out.println(cw + " " + cw.isReadOnly() + " " + cw.get() + " " + cw + " " + CharBuffer.wrap("abc").chars().sum());
        attempt("char put", () -> cw.put('x'));
        CharBuffer ap = CharBuffer.allocate(8);
        ap.append("ab").append('c').append("xyz", 1, 2);
        System.out.println(ap.flip() + " " + ap.hashCode() + " " + ap.equals(CharBuffer.wrap("abcy")));
        IntBuffer sum = IntBuffer.allocate(100);
        while (sum.hasRemaining()) sum.put(sum.position() * sum.position());
        sum.flip();
        long t = 0;
        while (sum.hasRemaining()) t = t * 7 + sum.get();
        System.out.println(t + " " + Arrays.hashCode(sum.array()));
        System.out.println(ByteBuffer.allocate(16).alignedSlice(1).capacity() + " " + b.clear().asShortBuffer().put(0, (short) -2).get(0) + " " + hex(Arrays.copyOf(b.array(), 2)));
    }
}
