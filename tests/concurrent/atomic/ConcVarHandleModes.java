// Every read-modify-write mode of VarHandles on fields, arrays and statics, shared by threads.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ConcVarHandleModes {
    int value;
    static long bits;

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle field = lookup.findVarHandle(ConcVarHandleModes.class, "value", int.class);
        VarHandle fixed = lookup.findStaticVarHandle(ConcVarHandleModes.class, "bits", long.class);
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        ConcVarHandleModes object = new ConcVarHandleModes();
        int[] cells = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    int a = (int) field.getAndAdd(object, 1);
                    int b = (int) field.getAndAddAcquire(object, 1);
                    int c = (int) field.getAndAddRelease(object, 1);
                    int seen;
                    do {
                        seen = (int) field.getVolatile(object);
                    } while (!field.weakCompareAndSetPlain(object, seen, seen + 1));
                    do {
                        seen = (int) field.getAcquire(object);
                    } while ((int) field.compareAndExchangeRelease(object, seen, seen + 1) != seen);
                    do {
                        seen = (int) field.getOpaque(object);
                    } while (!field.weakCompareAndSetAcquire(object, seen, seen + 1));
                    long before = (long) fixed.getAndBitwiseOr(1L << id * 5 + i);
                    long flip = (long) fixed.getAndBitwiseXorRelease(1L << 40);
                    int e = (int) element.getAndAdd(cells, i % 3, id + 1);
                    do {
                        seen = (int) element.getVolatile(cells, 2);
                    } while (!element.compareAndSet(cells, 2, seen, seen + 100));
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(object.value + " " + Long.toHexString(bits) + " " + cells[0] + " " + cells[1] + " " + cells[2]);
        System.out.println((long) fixed.getAndBitwiseAndAcquire(0xffL) + " " + bits);
        System.out.println((int) element.getAndSet(cells, 0, 9) + " " + cells[0]);
    }
}
