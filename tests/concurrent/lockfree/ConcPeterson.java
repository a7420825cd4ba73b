// Peterson's lock for two threads with volatile fields.
public class ConcPeterson {
    static volatile boolean wants0, wants1;
    static volatile int victim;
    static int counter;

    static void run(int id) {
        for (int i = 0; i < 8; i++) {
            if (id == 0) wants0 = true;
            else wants1 = true;
            victim = id;
            while ((id == 0 ? wants1 : wants0) && victim == id) Thread.onSpinWait();
            int seen = counter;
            Thread.yield();
            counter = seen + 1;
            if (id == 0) wants0 = false;
            else wants1 = false;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> run(0)), b = new Thread(() -> run(1));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter);
    }
}
