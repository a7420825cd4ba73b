// A volatile field publishes the object with all its plain fields.
// check: --all
public class UnsafePublicationFixed {
    static final class Point {
        int x;
        int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static volatile Point point;

    public static void main(String[] args) {
        new Thread(() -> point = new Point(1, 2)).start();
        Point seen = point;
        if (seen != null) {
            assert seen.x + seen.y == 3;
        }
    }
}
