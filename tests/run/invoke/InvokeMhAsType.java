// asType, explicitCastArguments and generic invocation: a matrix of conversions between types, which fail when and how.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import static java.lang.invoke.MethodType.methodType;

public class InvokeMhAsType {
    static final Class<?>[] TYPES = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Boolean.class, Byte.class, Character.class, Integer.class, Long.class, Double.class, Number.class, Comparable.class, Object.class, String.class, void.class};

    static final Object[] VALUES = {true, (byte) -1, 'A', (short) -2, 300, 1L << 33 | 5, 2.75f, -3.5, "str", null, Integer.MAX_VALUE, Double.NaN, 1e30};

    static String simple(Object o) { return o == null ? "null" : o.getClass().getSimpleName().charAt(0) + "" + (o instanceof Character ? (int) (Character) o : o); }

    static String tryAs(Class<?> from, Class<?> to, Object v, boolean explicit) {
        // an identity handle on "from", seen as a function to "to"
        try {
            MethodHandle id = MethodHandles.identity(from);
            MethodType mt = methodType(to, Object.class);
            MethodHandle h = explicit ? MethodHandles.explicitCastArguments(id, methodType(to, from)).asType(methodType(to, Object.class)) : id.asType(methodType(to, from)).asType(mt);
            return simple(h.asType(methodType(Object.class, Object.class)).invokeExact(v));
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            return "W";
        } catch (ClassCastException e) {
            return "C";
        } catch (NullPointerException e) {
            return "N";
        } catch (Throwable t) {
            return t.getClass().getSimpleName();
        }
    }

    static Object sample(Class<?> c) {
        if (c == boolean.class || c == Boolean.class) return true;
        if (c == byte.class || c == Byte.class) return (byte) -3;
        if (c == char.class || c == Character.class) return '\u8003';
        if (c == short.class) return (short) -4;
        if (c == int.class || c == Integer.class || c == Number.class || c == Comparable.class) return 0x12345;
        if (c == long.class || c == Long.class) return 0x123456789aL;
        if (c == float.class) return 1e10f;
        if (c == double.class || c == Double.class) return -2.9;
        return "s";
    }

    static int target(int a, long b, Object c) { return a + (int) b + (c == null ? 0 : c.hashCode()); }

    static Object[] pack(Object a, int b, double c) { return new Object[] {a, b, c}; }

    public static void main(String[] args) throws Throwable {
        StringBuilder head = new StringBuilder();
        for (Class<?> c : TYPES) head.append(c.getSimpleName()).append(' ');
        System.out.println(head);
        for (Class<?> from : TYPES) {
            if (from == void.class) continue;
            StringBuilder a = new StringBuilder(from.getSimpleName() + " as:"), e = new StringBuilder(from.getSimpleName() + " ex:");
            for (Class<?> to : TYPES) {
                a.append(' ').append(tryAs(from, to, sample(from), false));
                e.append(' ').append(tryAs(from, to, sample(from), true));
            }
            System.out.println(a);
            System.out.println(e);
        }
        // narrowing by explicit casts of many values
        Class<?>[] prims = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class};
        for (Object v : VALUES) {
            StringBuilder sb = new StringBuilder(simple(v)).append(':');
            for (Class<?> p : prims) {
                try {
                    MethodHandle h = MethodHandles.explicitCastArguments(MethodHandles.identity(p), methodType(p, Object.class));
                    sb.append(' ').append(simple(h.invokeWithArguments(v)));
                } catch (ClassCastException x) {
                    sb.append(" C");
                } catch (NullPointerException x) {
                    sb.append(" N");
                }
            }
            System.out.println(sb);
        }
        MethodHandle t = MethodHandles.lookup().findStatic(InvokeMhAsType.class, "target", methodType(int.class, int.class, long.class, Object.class));
        MethodHandle g = t.asType(methodType(Object.class, Object.class, Object.class, Object.class));
        System.out.println(g.type() + " " + g.invokeExact((Object) 1, (Object) 2, (Object) "x") + " " + (Object) g.invokeExact((Object) (byte) 1, (Object) 'c', (Object) null));
        System.out.println(t.asType(methodType(long.class, byte.class, Integer.class, String.class)).invoke((byte) 5, (Integer) 6, "y"));
        System.out.println((t.asType(t.type()) == t) + " " + t.type().generic() + " " + t.type().erase() + " " + t.type().wrap() + " " + t.type().wrap().unwrap());
        try {
            t.asType(methodType(int.class, String.class, long.class, Object.class));
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.asType(methodType(int.class, int.class));
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle p = MethodHandles.lookup().findStatic(InvokeMhAsType.class, "pack", methodType(Object[].class, Object.class, int.class, double.class));
        Object[] r = (Object[]) p.asType(methodType(Object[].class, char.class, byte.class, float.class)).invokeExact('q', (byte) 7, 1.5f);
        System.out.println(java.util.Arrays.toString(r) + r[0].getClass().getSimpleName());
        MethodHandle v = p.asType(methodType(void.class, long.class, Short.class, long.class));
        v.invokeExact(5L, (Short) (short) 3, 4L);
        MethodHandle zero = MethodHandles.identity(int.class).asType(methodType(void.class, int.class));
        System.out.println(zero.type() + " " + zero.asType(methodType(Object.class, int.class)).invoke(3) + " " + MethodHandles.explicitCastArguments(zero, methodType(int.class, int.class)).invoke(3) + " " + MethodHandles.zero(long.class).invoke() + MethodHandles.zero(String.class).invoke() + " " + MethodHandles.constant(char.class, 'k').invoke() + MethodHandles.empty(methodType(double.class, int.class)).invoke(1));
    }
}
