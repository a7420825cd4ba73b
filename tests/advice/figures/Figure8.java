// Peterson's algorithm with a volatile array, whose elements are plain.
// race s1 r3: atomic array flag
// race r3 s1: atomic array flag
// race r3 s5: atomic array flag
// race s5 r3: atomic array flag
// race r1 s3: atomic array flag
// race s3 r1: atomic array flag
// race s3 r5: atomic array flag
// race r5 s3: atomic array flag
// race r4 s4: volatile shared; atomic array flag
// race s4 r4: volatile shared; atomic array flag
// best s1 r3: proved: atomic array flag
// best r4 s4: proved: atomic array flag
public class Figure8 {
    static volatile int turn;
    static int shared;
    static volatile boolean[] flag = {false, false};

    public static void main(String[] args) {
        new Thread(() -> {
            flag[0] = true; // r1
            turn = 1; // r2
            while (flag[1] && turn == 1) {} // r3
            shared++; // r4
            flag[0] = false; // r5
        }).start();
        new Thread(() -> {
            flag[1] = true; // s1
            turn = 0; // s2
            while (flag[0] && turn == 0) {} // s3
            shared++; // s4
            flag[1] = false; // s5
        }).start();
    }
}
