// Threads that each count in a volatile field of their own: nothing but scheduling.
public class Counters {
    volatile int value;

    public static void main(String[] arguments) {
        int threads = Integer.parseInt(arguments[0]), rounds = Integer.parseInt(arguments[1]);
        Counters[] shared = new Counters[threads];
        for (int i = 0; i < threads; i++) shared[i] = new Counters();
        for (int i = 0; i < threads; i++) {
            int me = i;
            new Thread(() -> {
                for (int round = 0; round < rounds; round++) shared[me].value = round;
            }).start();
        }
    }
}
