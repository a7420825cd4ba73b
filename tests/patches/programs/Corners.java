/* A licence.
 * It has two lines. */

/**
 * What the other programs do not have.
 */
// And a remark.
@SuppressWarnings("unused")
public class Corners {
    static int total = start();
    static int[] items = {1, 2};
    static int[][] rows = {{1}, {2}};
    static boolean[] flags = new boolean[3];
    static Object guard = new Object();
    static int captured;
    private final Object own = new Object();

    static int start() {
        return 1;
    }

    static void pair() {
        run(() -> total++, () -> total--); // two lambdas
    }

    static void run(Runnable first, Runnable second) {
        first.run();
        second.run();
    }

    static class Child extends Corners {
        Child(int value) {
            super();
            total = 2;
        }
    }

    static int sum() {
        int sum = 0;
        for (int item : items) sum += item;
        sum += rows[0][0];
        rows[1] = new int[] {3};
        return sum;
    }

    static void local() {
        class Local {
            int hits;

            void hit() {
                hits++;
            }
        }
        new Local().hit();
    }

    static void shadowed(int guard) {
        total = guard;
    }

    void shadowedInstance(Object own) {
        Object lock = own;
        lock = null;
    }

    static int nested(int i) {
        flags[total] = flags[total + 1] && !flags[i];
        total = total + (flags[0] ? total : 2);
        flags[total++] = flags[0];
        return Math.max(total += i, --total) + (total = total * 2);
    }

    static int choose(int i) {
        switch (i) {
            case 1:
                int half = total / 2;
                return half;
            default:
                return 0;
        }
    }

    static void labelled() {
        outer:
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                if (j == 1)
                    continue outer;
                else
                    total += i;
    }

    static void resource(java.io.InputStream stream) throws java.io.IOException {
        try (java.io.InputStream in = stream) {
            total = in.read();
        }
    }

    static int generic() {
        var list = new java.util.ArrayList<String>();
        final java.util.List<? extends Number> numbers = java.util.List.of(total);
        return list.size() + numbers.size();
    }

    static void capture(int step) {
        step++;
        captured = Math.max(captured, step);
    }
}
