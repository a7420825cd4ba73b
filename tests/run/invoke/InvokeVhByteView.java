// byteArrayViewVarHandle and byteBufferViewVarHandle: both byte orders, alignment, supported modes, bounds, mixed access with array elements.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

public class InvokeVhByteView {
    static VarHandle view(Class<?> c, ByteOrder o) { return MethodHandles.byteArrayViewVarHandle(c, o); }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) sb.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return sb.toString();
    }

    static String modes(VarHandle h) {
        StringBuilder sb = new StringBuilder();
        for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) sb.append(h.isAccessModeSupported(m) ? '1' : '.');
        return sb.toString();
    }

    static byte[] fresh() {
        byte[] b = new byte[24];
        for (int i = 0; i < b.length; i++) b[i] = (byte) (0x81 + i * 7);
        return b;
    }

    public static void main(String[] args) {
        ByteOrder be = ByteOrder.BIG_ENDIAN, le = ByteOrder.LITTLE_ENDIAN;
        for (ByteOrder o : new ByteOrder[] {be, le}) {
            VarHandle s = view(short[].class, o), c = view(char[].class, o), i = view(int[].class, o), l = view(long[].class, o), f = view(float[].class, o), d = view(double[].class, o);
            byte[] b = fresh();
            System.out.println(o + " " + (short) s.get(b, 0) + " " + (int) (char) c.get(b, 1) + " " + Integer.toHexString((int) i.get(b, 3)) + " " + Long.toHexString((long) l.get(b, 5)) + " " + Float.floatToRawIntBits((float) f.get(b, 2)) + " " + Double.doubleToRawLongBits((double) d.get(b, 7)));
            s.set(b, 1, (short) 0x1234);
            c.set(b, 4, '\u89ab');
            i.set(b, 7, 0xcafebabe);
            l.set(b, 11, 0x0102030405060708L);
            System.out.println(hex(b));
            f.set(b, 0, 1.5f);
            d.set(b, 8, -2.25);
            System.out.println(hex(b) + " " + (float) f.get(b, 0) + " " + (double) d.get(b, 8));
            for (VarHandle h : new VarHandle[] {s, c, i, l, f, d}) System.out.println(h.varType() + " " + modes(h) + " " + h.coordinateTypes());
        }
        VarHandle i = view(int[].class, be), l = view(long[].class, le), s = view(short[].class, be), f = view(float[].class, be);
        byte[] b = fresh();
        t("first past the end", () -> (int) i.get(b, 21));
        t("last that fits", () -> Integer.toHexString((int) i.get(b, 20)));
        t("negative", () -> (int) i.get(b, -1));
        t("overflow", () -> (int) i.get(b, Integer.MAX_VALUE));
        t("long end", () -> (long) l.get(b, 17));
        t("too short", () -> (int) i.get(new byte[3], 0));
        t("null", () -> (int) i.get((byte[]) null, 0));
        t("not bytes", () -> (int) i.get(new int[4], 0));
        t("short bounds set", () -> { s.set(b, 23, (short) 1); return "set"; });
        t("volatile short", () -> (short) s.getVolatile(b, 0));
        t("no addition of floats", () -> (float) f.getAndAdd(b, 0, 1f));
        t("byte view", () -> view(byte[].class, be));
        t("boolean view", () -> view(boolean[].class, be));
        t("String view", () -> view(String[].class, be));
        t("not an array class", () -> view(int.class, be));
        // buffers: position does not count, limit does, read-only refused
        VarHandle bi = MethodHandles.byteBufferViewVarHandle(int[].class, be), bl = MethodHandles.byteBufferViewVarHandle(long[].class, le);
        ByteBuffer heap = ByteBuffer.wrap(fresh());
        heap.position(5).limit(20);
        t("buffer", () -> Integer.toHexString((int) bi.get(heap, 0)) + " " + Long.toHexString((long) bl.get(heap, 8)) + " " + bi.coordinateTypes());
        bi.set(heap, 2, 0x11223344);
        bl.set(heap, 9, 0x5566778899aabbccL);
        System.out.println(hex(heap.array()) + " " + heap.getInt(2) + " " + heap.position());
        t("past limit", () -> (int) bi.get(heap, 17));
        t("read only get", () -> Integer.toHexString((int) bi.get(heap.asReadOnlyBuffer(), 2)));
        t("read only set", () -> { bi.set(heap.asReadOnlyBuffer(), 2, 1); return "set"; });
        t("slice", () -> Integer.toHexString((int) bi.get(heap.slice(), 0)) + " " + heap.slice().capacity());
        byte[] mix = new byte[8];
        VarHandle el = MethodHandles.arrayElementVarHandle(byte[].class);
        el.setVolatile(mix, 3, (byte) 0x7f);
        l.set(mix, 0, (long) l.get(mix, 0) + 0x0101010101010101L);
        System.out.println(Arrays.toString(mix) + " " + (byte) el.getAndAdd(mix, 3, (byte) 1) + " " + hex(mix));
        long h = 0;
        byte[] run = new byte[64];
        for (int k = 0; k < 400; k++) {
            int at = k * 13 % 57;
            l.set(run, at, (long) l.get(run, at) * 31 + k);
            i.set(run, (at + 5) % 61, (int) i.get(run, at) ^ k);
            h = h * 31 + run[k % 64];
        }
        System.out.println(h + " " + hex(run));
    }
}
