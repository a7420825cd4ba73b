// Peterson's algorithm: the array is volatile, its elements are not.
// fix: volatile-elements Peterson.wants
// expect: proved
/*+ import java.util.concurrent.atomic.*; +*/
public class Peterson {
    static final /*-*/ int[] wants = new int[2]; /*+ AtomicIntegerArray wants = new AtomicIntegerArray(2); +*/
    static volatile int turn;
    static int inside;

    static void enter(int me) {
        /*-*/ wants[me] = 1; /*+ wants.set(me, 1); +*/
        turn = 1 - me;
        while (/*-*/ wants[1 - me] == 1 /*+ wants.get(1 - me) == 1 +*/ && turn == 1 - me) Thread.yield();
    }
    static void leave(int me) {
        /*-*/ wants[me] = 0; /*+ wants.set(me, 0); +*/
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> { enter(1); inside++; leave(1); });
        other.start();
        enter(0);
        inside++;
        leave(0);
        other.join();
        System.out.println(inside);
    }
}
