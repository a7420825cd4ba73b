// Class.forName, Method.invoke and Constructor.newInstance of a class that another thread initialises wait for it.
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ConcInitByReflection {
    static final CountDownLatch BEGUN = new CountDownLatch(1);

    static class Slow {
        static final int VALUE = slowly();

        Slow() {}

        static int slowly() {
            BEGUN.countDown();
            for (int i = 0; i < 5; i++) Thread.yield();
            return 7;
        }

        static int value() {
            return VALUE;
        }

        int instanceValue() {
            return VALUE;
        }
    }

    interface Work {
        int run() throws Exception;
    }

    static Thread start(AtomicInteger sum, Work work) {
        Thread thread = new Thread(() -> {
            try {
                sum.addAndGet(work.run());
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Method value = Slow.class.getDeclaredMethod("value");
        Constructor<?> constructor = Slow.class.getDeclaredConstructor();
        AtomicInteger sum = new AtomicInteger();
        Thread[] threads = {
            start(sum, () -> Slow.VALUE),
            start(sum, () -> {
                BEGUN.await();
                Class.forName("ConcInitByReflection$Slow");
                return Slow.VALUE;
            }),
            start(sum, () -> {
                BEGUN.await();
                return (int) value.invoke(null);
            }),
            start(sum, () -> {
                BEGUN.await();
                return ((Slow) constructor.newInstance()).instanceValue();
            }),
        };
        for (Thread thread : threads) thread.join();
        System.out.println("sum " + sum);
    }
}
