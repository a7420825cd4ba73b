interface Shape {
    default int area() {
        return 1;
    }
}

public class Methods {
    private int x;

    Methods() {
        x = 1;
    }

    int get() {
        return x;
    }

    public static void set(Methods m) {
        m.x = 2;
    }

    @Deprecated
    public final strictfp void scale() {
        x *= 2;
    }

    <T> T same(T value) {
        x++;
        return value;
    }

    @SuppressWarnings("unused") int annotated() {
        return x++;
    }

    synchronized int guarded() {
        return x;
    }

    void lambdas() {
        Runnable run = () -> {
            x = 5;
        };
        run.run();
    }

    record Point(int x, int y) {
        static int made;

        Point {
            made++;
        }

        int sum() {
            return x + y + made;
        }
    }
}
