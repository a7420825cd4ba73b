// Dekker's algorithm with volatile fields.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ConcDekker {
    static final AtomicIntegerArray WANTS = new AtomicIntegerArray(2);
    static volatile int turn;
    static int counter;

    static void run(int id) {
        int other = 1 - id;
        for (int i = 0; i < 8; i++) {
            WANTS.set(id, 1);
            while (WANTS.get(other) == 1) {
                if (turn != id) {
                    WANTS.set(id, 0);
                    while (turn != id) Thread.onSpinWait();
                    WANTS.set(id, 1);
                }
            }
            counter++;
            turn = other;
            WANTS.set(id, 0);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> run(0)), b = new Thread(() -> run(1));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter + " " + WANTS);
    }
}
