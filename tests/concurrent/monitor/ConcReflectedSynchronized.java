// Synchronized methods called by reflection and through method handles wait for their monitor like any other.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

public class ConcReflectedSynchronized {
    private int count;
    private static int total;

    synchronized int increment() {
        int old = count;
        Thread.yield();
        count = old + 1;
        return count;
    }

    static synchronized void add(int amount) {
        int old = total;
        Thread.yield();
        total = old + amount;
    }

    public static void main(String[] args) throws Throwable {
        ConcReflectedSynchronized shared = new ConcReflectedSynchronized();
        Method increment = ConcReflectedSynchronized.class.getDeclaredMethod("increment");
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle add = lookup.unreflect(ConcReflectedSynchronized.class.getDeclaredMethod("add", int.class));
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int n = t + 1;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 3; i++) {
                        increment.invoke(shared);
                        add.invokeExact(n);
                        shared.increment();
                    }
                } catch (Throwable e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(shared.count + " " + total);
    }
}
