// A cycle of initialisers within one thread does not deadlock while others wait for it; enums and interfaces, too.
public class ConcInitCycle {
    static class Egg {
        static final int BEFORE = Integer.parseInt("1");
        static final int VALUE = Hen.VALUE + 1;
    }

    static class Hen {
        static final int VALUE = Egg.BEFORE + 10;
    }

    enum Colour {
        RED, GREEN;

        static final int COUNT = values().length;
    }

    interface Constants {
        int SIZE = Integer.parseInt("5");
    }

    static class User implements Constants {
        static int size = SIZE * 2;
    }

    public static void main(String[] args) throws Exception {
        int[] results = new int[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> results[id] = Egg.VALUE * 100 + Colour.COUNT * 10 + User.size);
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(results[0] + " " + results[1] + " " + results[2] + " hen " + Hen.VALUE);
    }
}
