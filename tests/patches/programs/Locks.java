import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class Locks {
    static final Object GLOBAL = new Object();
    final Lock lock = new ReentrantLock();
    final ReadWriteLock pair = new ReentrantReadWriteLock();
    final StampedLock stamped = new StampedLock();
    int a, b;

    void simple() {
        a = 1; // the first
        b = 2;

        a++;
    }

    int declared() {
        int before = a;
        final String text = "a" + before;
        var doubled = before * 2;
        int[] both = {a, b};
        int late;
        late = b;
        System.out.println(text);
        return before + doubled + both[0] + late;
    }

    int several() {
        int x = a, y = b;
        a = y;
        return x + y;
    }

    void nested(boolean up) {
        if (up) {
            a++;
        } else if (b > 2) {
            b--;
        } else
            a--;
        for (int i = 0; i < 3; i++)
            b += i;
        while (a < 3) { a++; }
        if (up) a = 7;
        switch (a) {
            case 1:
                b = 1;
                break;
            case 2: b = 2; break;
            default:
                b = 3;
        }
        switch (b) {
            case 1 -> a = 1;
            case 2 -> {
                a = 2;
            }
            default -> a = 3;
        }
        try {
            a = 4;
        } catch (RuntimeException e) {
            a = 5;
        } finally {
            a = 6;
        }
    }

    void oneLine() { a = 1; }

    int given() {
        return a;
    }

    static void other(Locks locks, Object lock) {
        locks.a = 9;
    }

    Locks() {
        super();
        a = 3;
    }

    {
        b = 5;
    }

    static void start(Locks locks) {
        Runnable first = () -> locks.a++;
        java.util.function.IntSupplier second = () -> locks.b;
        Runnable third = () -> {
            locks.a = 2;
            Runnable inner = () -> { locks.b = 3; };
            inner.run();
        };
        new Thread() {
            @Override
            public void run() {
                locks.a = 4;
            }
        }.start();
        first.run();
        third.run();
        System.out.println(second.getAsInt());
    }

    class Inside {
        void touch(int a) {
            Locks.this.a = a;
        }
    }

    String block() {
        String text = """
            two lines
              of %d
            """.formatted(a);
        return text;
    }
}
