// A properly constructed object with final fields, published by a race: the publishing field races, the final fields do not.
// check: --all
public class UnsafePublicationFinal {
    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static Point point;

    public static void main(String[] args) {
        new Thread(() -> point = new Point(1, 2)).start(); //~ RACE UnsafePublicationFinal.point a
        Point seen = point; //~ RACE UnsafePublicationFinal.point a
        if (seen != null) {
            assert seen.x + seen.y == 3;
        }
    }
}
