// Thread 2 has come to x in order, by reading done; Thread 3 reads x without asking.
// race r1 t1: volatile x; read done before t1 as at s1
// race t1 r1: volatile x
// best r1 t1: proved: volatile x
public class Figure21 {
    static int x;
    static volatile boolean done = false;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; // r1
            done = true; // r2
        }).start();
        new Thread(() -> {
            if (done) // s1
                assert x == 1; // s2
        }).start();
        new Thread(() -> {
            System.out.println(x); // t1
        }).start();
    }
}
