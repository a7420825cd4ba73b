// Double-checked locking: the helper is published by a plain field.
// race publish check: volatile helper; lock an object of class Figure5 around check as at enter
// race check publish: volatile helper; lock an object of class Figure5 around check as at enter
// race publish return: volatile helper; lock an object of class Figure5 around return as at enter
// race constructor r1: volatile data; volatile helper; lock an object of class Figure5 around r1 as at enter
// race constructor s1: volatile data; volatile helper; lock an object of class Figure5 around s1 as at enter
// best publish check: proved: volatile helper
// best constructor s1: proved: volatile helper
public class Figure5 {
    static class Helper {
        int data;

        Helper() {
            data = 2011; // constructor
        }
    }

    Helper helper = null;

    Helper getHelper() {
        if (helper == null) { // check
            synchronized (this) { // enter
                if (helper == null) // again
                    helper = new Helper(); // publish
            }
        }
        return helper; // return
    }

    public static void main(String[] args) {
        Figure5 shared = new Figure5();
        new Thread(() -> System.out.println(shared.getHelper().data)).start(); // r1
        new Thread(() -> System.out.println(shared.getHelper().data)).start(); // s1
    }
}
