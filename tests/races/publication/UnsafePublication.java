// An object published by a plain field: the field races, and the fields of the object race too.
// check: --all
public class UnsafePublication {
    static final class Point {
        int x;
        int y;

        Point(int x, int y) {
            this.x = x; //~ RACE UnsafePublication$Point.x a
            this.y = y; //~ RACE UnsafePublication$Point.y a
        }
    }

    static Point point;

    public static void main(String[] args) {
        new Thread(() -> point = new Point(1, 2)).start(); //~ RACE UnsafePublication.point a
        Point seen = point; //~ RACE UnsafePublication.point a
        if (seen != null) {
            int sum = seen.x + seen.y; //~ RACE UnsafePublication$Point.x a; UnsafePublication$Point.y a
            assert sum == 3;
        }
    }
}
