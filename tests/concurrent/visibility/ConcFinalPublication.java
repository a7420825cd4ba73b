// Objects with final fields published through a race: a reader sees null or a whole object.
import java.util.List;

public class ConcFinalPublication {
    static final class Point {
        final int x;
        final int y;
        final List<Integer> both;

        Point(int x) {
            this.x = x;
            Thread.yield();
            this.y = -x;
            this.both = List.of(x, -x);
        }
    }

    static Point shared;

    public static void main(String[] args) throws Exception {
        int[] wrong = new int[2];
        Thread[] threads = new Thread[3];
        threads[2] = new Thread(() -> {
            for (int i = 1; i <= 8; i++) shared = new Point(i);
        });
        for (int t = 0; t < 2; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 12; i++) {
                    Point seen = shared;
                    if (seen != null && (seen.x == 0 || seen.x != -seen.y || seen.both.get(0) != seen.x)) wrong[id]++;
                    Thread.yield();
                }
            });
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.println("wrong " + (wrong[0] + wrong[1]) + " last " + shared.both);
    }
}
