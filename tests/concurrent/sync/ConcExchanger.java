// Two threads exchange values round by round; a lonely exchange times out.
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ConcExchanger {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        int[] sums = new int[2];
        Thread[] threads = new Thread[2];
        for (int t = 0; t < 2; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 5; i++) {
                        int got = exchanger.exchange(id * 100 + i);
                        if (got % 100 != i) System.out.println("wrong round");
                        sums[id] += got;
                    }
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(sums[0] + " " + sums[1]);
        try {
            exchanger.exchange(1, 2, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("nobody came");
        }
    }
}
