// Thread 1 locks, Thread 2 does not.
// race s2 t1: volatile data; lock lock around t1 as at s1
// race t1 s2: volatile data
// best s2 t1: proved: volatile data
public class Figure16 {
    static int data;
    static final Object lock = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) { // s1
                data = 1; // s2
            } // s3
        }).start();
        new Thread(() -> {
            System.out.println(data); // t1
        }).start();
    }
}
