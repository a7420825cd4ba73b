// VarHandle on int and long fields: every access mode, results and effects, plain and volatile fields, and the atomic arithmetic.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class InvokeVhInt {
    int i = 5;
    volatile int vi = 50;
    long l = 1L << 40;
    volatile long vl = -1;
    final int fin = 9;
    static final VarHandle I, VI, L, VL;

    static {
        try {
            MethodHandles.Lookup lk = MethodHandles.lookup();
            I = lk.findVarHandle(InvokeVhInt.class, "i", int.class);
            VI = lk.findVarHandle(InvokeVhInt.class, "vi", int.class);
            L = lk.findVarHandle(InvokeVhInt.class, "l", long.class);
            VL = lk.findVarHandle(InvokeVhInt.class, "vl", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static void ints(String name, VarHandle h, InvokeVhInt o) {
        StringBuilder sb = new StringBuilder(name);
        sb.append(" get ").append((int) h.get(o)).append(' ').append((int) h.getVolatile(o)).append(' ').append((int) h.getOpaque(o)).append(' ').append((int) h.getAcquire(o));
        h.set(o, 10);
        sb.append(" set ").append((int) h.get(o));
        h.setVolatile(o, 11);
        sb.append((int) h.get(o));
        h.setOpaque(o, 12);
        sb.append((int) h.get(o));
        h.setRelease(o, 13);
        sb.append((int) h.get(o));
        sb.append(" cas ").append(h.compareAndSet(o, 13, 14)).append(h.compareAndSet(o, 13, 15)).append((int) h.get(o));
        sb.append(" cae ").append((int) h.compareAndExchange(o, 14, 16)).append(' ').append((int) h.compareAndExchange(o, 14, 17)).append(' ').append((int) h.compareAndExchangeAcquire(o, 16, 18)).append(' ').append((int) h.compareAndExchangeRelease(o, 0, 1)).append(' ').append((int) h.get(o));
        int tries = 0;
        while (!h.weakCompareAndSet(o, 18, 19) && tries++ < 1000) ;
        while (!h.weakCompareAndSetPlain(o, 19, 20) && tries++ < 1000) ;
        while (!h.weakCompareAndSetAcquire(o, 20, 21) && tries++ < 1000) ;
        while (!h.weakCompareAndSetRelease(o, 21, 22) && tries++ < 1000) ;
        sb.append(" weak ").append((int) h.get(o)).append(h.weakCompareAndSet(o, 0, 1)).append(h.weakCompareAndSetPlain(o, 0, 1));
        sb.append(" gas ").append((int) h.getAndSet(o, 30)).append(' ').append((int) h.getAndSetAcquire(o, 31)).append(' ').append((int) h.getAndSetRelease(o, 32)).append(' ').append((int) h.get(o));
        sb.append(" gaa ").append((int) h.getAndAdd(o, 5)).append(' ').append((int) h.getAndAddAcquire(o, -7)).append(' ').append((int) h.getAndAddRelease(o, Integer.MAX_VALUE)).append(' ').append((int) h.get(o));
        h.set(o, 0b1100);
        sb.append(" or ").append((int) h.getAndBitwiseOr(o, 0b0011)).append(' ').append((int) h.getAndBitwiseOrAcquire(o, 0b10000)).append(' ').append((int) h.getAndBitwiseOrRelease(o, 1 << 31)).append(' ').append((int) h.get(o));
        sb.append(" and ").append((int) h.getAndBitwiseAnd(o, ~1)).append(' ').append((int) h.getAndBitwiseAndAcquire(o, 0xff)).append(' ').append((int) h.getAndBitwiseAndRelease(o, 0xf0)).append(' ').append((int) h.get(o));
        sb.append(" xor ").append((int) h.getAndBitwiseXor(o, -1)).append(' ').append((int) h.getAndBitwiseXorAcquire(o, 0xffff)).append(' ').append((int) h.getAndBitwiseXorRelease(o, 1)).append(' ').append((int) h.get(o));
        System.out.println(sb);
    }

    static void longs(String name, VarHandle h, InvokeVhInt o) {
        long big = 1L << 50;
        System.out.println(name + " " + (long) h.get(o) + " " + (long) h.getVolatile(o) + " " + (long) h.getOpaque(o) + " " + (long) h.getAcquire(o));
        h.set(o, big);
        h.setVolatile(o, (long) h.get(o) + 1);
        h.setOpaque(o, (long) h.get(o) + 1);
        h.setRelease(o, (long) h.get(o) + 1);
        System.out.println("  " + (long) h.get(o) + " " + h.compareAndSet(o, big + 3, -5L) + h.compareAndSet(o, big, 0L) + " " + (long) h.compareAndExchange(o, -5L, big) + " " + (long) h.compareAndExchangeAcquire(o, -5L, 1L) + " " + (long) h.compareAndExchangeRelease(o, big, big << 1));
        System.out.println("  " + (long) h.getAndSet(o, 7L) + " " + (long) h.getAndSetAcquire(o, 8L) + " " + (long) h.getAndSetRelease(o, 9L) + " " + (long) h.getAndAdd(o, big) + " " + (long) h.getAndAddAcquire(o, -big) + " " + (long) h.getAndAddRelease(o, Long.MIN_VALUE) + " " + (long) h.get(o));
        System.out.println("  " + (long) h.getAndBitwiseOr(o, 0xf0f0f0f0f0f0L) + " " + (long) h.getAndBitwiseAnd(o, 0xffff0000ffffL) + " " + (long) h.getAndBitwiseXor(o, -1L) + " " + (long) h.getAndBitwiseOrAcquire(o, 1L) + " " + (long) h.getAndBitwiseAndRelease(o, ~1L) + " " + (long) h.getAndBitwiseXorAcquire(o, big) + " " + (long) h.get(o));
    }

    public static void main(String[] args) throws Exception {
        InvokeVhInt o = new InvokeVhInt();
        ints("plain", I, o);
        ints("volatile", VI, o);
        longs("plain long", L, o);
        longs("volatile long", VL, o);
        System.out.println(o.i + " " + o.vi + " " + o.l + " " + o.vl + " " + o.fin);
        System.out.println(I.varType() + " " + I.coordinateTypes() + " " + L.varType() + " " + I.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " " + L.accessModeType(VarHandle.AccessMode.GET_AND_ADD) + " " + I.hasInvokeExactBehavior());
        VarHandle fin = MethodHandles.lookup().findVarHandle(InvokeVhInt.class, "fin", int.class);
        StringBuilder sb = new StringBuilder();
        for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) sb.append(I.isAccessModeSupported(m) ? '1' : '0').append(fin.isAccessModeSupported(m) ? '1' : '0').append(' ');
        System.out.println(sb);
        System.out.println((int) fin.getVolatile(o));
        try {
            fin.set(o, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("final " + e.getMessage());
        }
        // conversions around the call: widening of arguments, casts of results, dropped results
        L.set(o, 5);
        L.set(o, 'c');
        I.set(o, (byte) -3);
        I.set(o, (short) 300);
        I.getAndAdd(o, (byte) 5);
        Object boxed = I.get(o);
        long widened = (int) I.get(o);
        long direct = (long) I.get(o);
        double dbl = (double) I.get(o);
        System.out.println(boxed + " " + widened + " " + direct + " " + dbl + " " + (Object) L.getAndAdd(o, 1) + " " + o.l + " " + I.compareAndSet(o, (Integer) 305, (Integer) 9) + o.i);
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
        int spins = 0;
        for (int k = 0; k < 500; k++) {
            int seen;
            do {
                seen = (int) VI.getVolatile(o);
                spins++;
            } while (!VI.compareAndSet(o, seen, seen * 31 + k));
        }
        System.out.println(o.vi + " " + spins);
    }
}
