// Identity of boxes: caches of Integer, Long, Short, Byte, Character, Boolean; equality between types; autoboxing paths; hash codes.
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;

public class LangIntegerCache {
    static Object box(Object o) { return o; }

    static int identical(int from, int to) {
        int n = 0;
        for (int i = from; i <= to; i++) {
            Integer a = i, b = i;
            if (a == b) n++;
        }
        return n;
    }

    static int identicalLong(long from, long to) {
        int n = 0;
        for (long i = from; i <= to; i++) if (box(i) == box(i)) n++;
        return n;
    }

    static int identicalChar() {
        int n = 0;
        for (int c = 0; c < 300; c++) if (box((char) c) == box((char) c)) n++;
        return n;
    }

    static int identicalShort() {
        int n = 0;
        for (int c = -300; c < 300; c++) if (box((short) c) == box((short) c)) n++;
        return n;
    }

    static int identicalByte() {
        int n = 0;
        for (int c = -128; c < 128; c++) if (box((byte) c) == box((byte) c)) n++;
        return n;
    }

    public static void main(String[] args) {
        System.out.println(identical(-128, 127) + " " + identical(-300, 300) + " " + identicalLong(-200, 200) + " " + identicalChar() + " " + identicalShort() + " " + identicalByte());
        Integer a = 127, b = 127, c = 128, d = 128, e = -128, f = -128, g = -129, h = -129;
        System.out.println((a == b) + " " + (c == d) + " " + (e == f) + " " + (g == h) + " " + c.equals(d) + " " + (c <= d && c >= d && c != d));
        System.out.println((Integer.valueOf(100) == Integer.valueOf("100")) + " " + (Integer.valueOf(1000) == Integer.valueOf(1000)) + " " + (Integer.valueOf(77) == (Object) Integer.parseInt("77")));
        System.out.println((box(true) == box(true)) + " " + (box(true) == Boolean.TRUE) + " " + (Boolean.valueOf("TRUE") == Boolean.TRUE) + " " + (box(1.0) == box(1.0)) + " " + (box(1f) == box(1f)));
        Long l = 127L;
        System.out.println(l.equals(127) + " " + l.equals(127L) + " " + (l == 127) + " " + (l == a.longValue()) + " " + a.equals(127) + a.equals((short) 127) + " " + new Object[] {127}[0].equals(127));
        System.out.println(((Object) a == (Object) b) + " " + (box(a) == box(127)) + " " + (box(c) == box(128)) + " " + (box((int) c) == box(c)));
        List<Integer> list = new ArrayList<>(), list2 = new ArrayList<>();
        for (int i = 120; i < 136; i++) {
            list.add(i);
            list2.add(i);
        }
        int same = 0;
        for (int i = 0; i < list.size(); i++) if (list.get(i) == list2.get(i)) same++;
        System.out.println(same + " " + list.equals(list2) + " " + list.indexOf(130) + " " + list.contains(130L) + " " + Collections.frequency(list, 128));
        IdentityHashMap<Integer, String> id = new IdentityHashMap<>();
        for (int i = 0; i < 4; i++) {
            id.put(100, "a");
            id.put(1000, "b");
        }
        System.out.println(id.size());
        Integer inc = 127;
        Integer before = inc;
        inc++;
        Integer after = inc;
        inc--;
        System.out.println((inc == before) + " " + (after == (Integer) 128) + " " + after.equals(128) + " " + inc);
        Character ch = 'a', ch2 = 'a', wide = '\u0100', wide2 = '\u0100';
        System.out.println((ch == ch2) + " " + (wide == wide2) + " " + wide.equals(wide2) + " " + ch.compareTo('c') + " " + (ch == 97) + ch.equals(97));
        System.out.println(Integer.hashCode(-5) + " " + Long.hashCode(-5L) + " " + Long.valueOf(5L << 32 | 5).hashCode() + " " + Boolean.hashCode(true) + Boolean.hashCode(false) + " " + Character.hashCode('a') + " " + Byte.hashCode((byte) -1) + " " + Short.hashCode((short) -2) + " " + Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Double.hashCode(-0.0) + " " + Float.hashCode(Float.NaN));
        System.out.println(Integer.compare(1, 2) + " " + Integer.valueOf(5).compareTo(3) + " " + Boolean.compare(true, false) + " " + Character.compare('a', 'c') + " " + Byte.compare((byte) 1, (byte) -1) + " " + Short.compare((short) 5, (short) 9) + " " + Long.signum(-9) + Integer.signum(0) + " " + Boolean.logicalXor(true, true));
        System.out.println(Integer.class == int.class ? "?" : Integer.TYPE + " " + Integer.class + " " + (Integer.TYPE == int.class) + (Void.TYPE == void.class) + (Character.TYPE == char.class) + Integer.SIZE + Long.BYTES + Integer.MIN_VALUE + Character.MAX_RADIX);
        Number[] ns = {1, 2L, 3f, 4.9, (byte) 200, (short) 70000, 1e20, Float.NaN, -1L};
        for (Number n : ns) System.out.print(n.byteValue() + "/" + n.shortValue() + "/" + n.intValue() + "/" + n.longValue() + "/" + n.floatValue() + "/" + n.doubleValue() + " ");
        System.out.println();
        Object o = 5;
        int sum = (Integer) o + (int) o + ((Number) o).intValue();
        long widened = (int) o;
        Object tern = true ? 1 : 2L, nested = (Object) (byte) 5;
        System.out.println(sum + " " + widened + " " + tern.getClass() + " " + nested.getClass() + " " + nested.equals(5) + nested.equals((byte) 5));
        Object monitor = a;
        synchronized (monitor) {
            System.out.println(Thread.holdsLock(b) + " " + Thread.holdsLock(c));
        }
    }
}
