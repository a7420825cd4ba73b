// VarHandle on boolean, byte, short, char, float and double: which modes exist, truncation, bitwise on boolean, comparison by bits for floats.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class InvokeVhSmall {
    boolean z0, z = true, z1;
    byte b0 = 1, b = -128, b1 = 2;
    short s0 = 3, s = 32767, s1 = 4;
    char c0 = '5', c = 'c', c1 = '6';
    float f0 = 7, f = 1.5f, f1 = 8;
    double d0 = 9, d = -0.0, d1 = 10;

    static VarHandle vh(String n, Class<?> c) throws Exception { return MethodHandles.lookup().findVarHandle(InvokeVhSmall.class, n, c); }

    static String around(InvokeVhSmall o) { return "" + o.z0 + o.z1 + o.b0 + o.b1 + o.s0 + o.s1 + o.c0 + o.c1 + o.f0 + o.f1 + o.d0 + o.d1; }

    static String modes(VarHandle h) {
        StringBuilder sb = new StringBuilder();
        for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) sb.append(h.isAccessModeSupported(m) ? '1' : '.');
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        InvokeVhSmall o = new InvokeVhSmall();
        VarHandle Z = vh("z", boolean.class), B = vh("b", byte.class), S = vh("s", short.class), C = vh("c", char.class), F = vh("f", float.class), D = vh("d", double.class);
        for (VarHandle h : new VarHandle[] {Z, B, S, C, F, D}) System.out.println(h.varType() + " " + modes(h) + " " + h.coordinateTypes());
        // boolean: bitwise but no addition
        System.out.println((boolean) Z.get(o) + " " + Z.compareAndSet(o, true, false) + Z.compareAndSet(o, true, false) + (boolean) Z.compareAndExchange(o, false, true) + (boolean) Z.getAndSet(o, false) + (boolean) Z.getAndBitwiseOr(o, true) + (boolean) Z.getAndBitwiseAnd(o, false) + (boolean) Z.getAndBitwiseXor(o, true) + (boolean) Z.getAndBitwiseXorAcquire(o, true) + (boolean) Z.getVolatile(o));
        Z.setVolatile(o, true);
        System.out.println(o.z + " " + (boolean) Z.getAndBitwiseXorRelease(o, true) + o.z + (boolean) Z.getAndBitwiseOrAcquire(o, false) + (boolean) Z.compareAndExchangeAcquire(o, false, true) + (boolean) Z.compareAndExchangeRelease(o, false, false) + o.z + " " + around(o));
        try {
            Z.getAndAdd(o, true);
        } catch (UnsupportedOperationException e) {
            System.out.println("no addition of booleans");
        }
        // byte: wraps, neighbours untouched
        System.out.println((byte) B.get(o) + " " + (byte) B.getAndAdd(o, (byte) -1) + " " + (byte) B.getAndAddAcquire(o, (byte) 1) + " " + (byte) B.getAndBitwiseXor(o, (byte) 0xff) + " " + (byte) B.getAndSet(o, (byte) 77) + " " + B.compareAndSet(o, (byte) 77, (byte) -77) + B.compareAndSet(o, (byte) 77, (byte) 0) + " " + (byte) B.compareAndExchange(o, (byte) -77, (byte) 5) + " " + (byte) B.compareAndExchangeRelease(o, (byte) 6, (byte) 7) + " " + o.b + " " + around(o));
        System.out.println((byte) B.getAndBitwiseOr(o, (byte) 0x80) + " " + (byte) B.getAndBitwiseAnd(o, (byte) 0x81) + " " + (byte) B.getAndAddRelease(o, (byte) 127) + " " + (byte) B.getOpaque(o) + " " + (int) B.getAcquire(o) + " " + (Object) B.get(o));
        // short and char
        System.out.println((short) S.getAndAdd(o, (short) 1) + " " + (short) S.get(o) + " " + (short) S.getAndBitwiseXor(o, (short) -1) + " " + (short) S.getAndSetAcquire(o, (short) -5) + " " + S.compareAndSet(o, (short) -5, (short) 500) + " " + (short) S.compareAndExchangeAcquire(o, (short) 500, (short) 501) + " " + o.s + " " + (short) S.getAndBitwiseAndAcquire(o, (short) 0xf0) + " " + o.s + " " + around(o));
        System.out.println((int) (char) C.getAndAdd(o, (char) 0xffff) + " " + (char) C.get(o) + " " + (char) C.getAndSet(o, 'q') + " " + C.compareAndSet(o, 'q', '\uffff') + " " + (int) (char) C.getAndAdd(o, (char) 1) + " " + (int) (char) C.get(o) + " " + (int) (char) C.getAndBitwiseOr(o, 'a') + " " + (char) C.compareAndExchange(o, 'a', 'b') + o.c + " " + (int) C.getVolatile(o) + " " + around(o));
        // float and double: addition, no bitwise; compare by bits
        System.out.println((float) F.getAndAdd(o, 0.25f) + " " + (float) F.getAndAddAcquire(o, 1) + " " + (float) F.getAndSet(o, Float.NaN) + " " + F.compareAndSet(o, Float.NaN, 0f) + " " + F.compareAndSet(o, -0f, 1f) + F.compareAndSet(o, 0f, -0f) + " " + (float) F.compareAndExchange(o, 0f, 5f) + " " + (float) F.compareAndExchange(o, -0f, 6f) + " " + o.f + " " + (float) F.getAndSetRelease(o, 2f) + " " + around(o));
        System.out.println((double) D.get(o) + " " + D.compareAndSet(o, 0.0, 1.0) + D.compareAndSet(o, -0.0, Double.NaN) + D.compareAndSet(o, Double.NaN, 3.5) + " " + (double) D.getAndAdd(o, 1e-3) + " " + (double) D.getAndAddRelease(o, Double.POSITIVE_INFINITY) + " " + (double) D.getAndSet(o, 2.0) + " " + (double) D.compareAndExchangeAcquire(o, 2.0, 4.0) + " " + (double) D.compareAndExchangeRelease(o, 2.0, 5.0) + " " + o.d + " " + around(o));
        for (VarHandle h : new VarHandle[] {F, D}) {
            try {
                if (h == F) F.getAndBitwiseOr(o, 1f);
                else D.getAndBitwiseXor(o, 1d);
                System.out.println("?");
            } catch (UnsupportedOperationException e) {
                System.out.println("no bits of " + h.varType());
            }
        }
        F.setOpaque(o, 3f);
        D.setRelease(o, 4);
        F.setRelease(o, 5L);
        D.set(o, 'd');
        S.set(o, (byte) 9);
        System.out.println(o.f + " " + o.d + " " + o.s + " " + (double) F.get(o) + " " + (long) S.get(o) + " " + (int) C.get(o));
        boolean weak = false;
        for (int i = 0; i < 1000 && !weak; i++) weak = F.weakCompareAndSet(o, 5f, 6f);
        boolean weakB = false;
        for (int i = 0; i < 1000 && !weakB; i++) weakB = B.weakCompareAndSetPlain(o, (byte) B.get(o), (byte) 99);
        System.out.println(weak + " " + o.f + " " + weakB + " " + o.b + " " + F.weakCompareAndSet(o, 5f, 7f));
        try {
            B.set(o, 5);
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            F.set(o, 1.0);
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Z.set(o, 1);
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(around(o));
    }
}
