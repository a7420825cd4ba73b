// Thread 1 says by a plain flag that x is set.
// race s1 t2: volatile x; volatile done
// best s1 t2: proved: volatile done
// race s2 t1: volatile done
// race t1 s2: volatile done
// best s2 t1: proved: volatile done
public class Figure2 {
    static int x;
    static boolean done = false;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; // s1
            done = true; // s2
        }).start();
        new Thread(() -> {
            while (!done) {} // t1
            assert x == 1; // t2
        }).start();
    }
}
