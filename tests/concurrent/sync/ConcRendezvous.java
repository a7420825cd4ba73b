// A rendezvous of pairs with two semaphores, and one with volatile flags and onSpinWait.
import java.util.concurrent.Semaphore;

public class ConcRendezvous {
    static volatile int leftAt, rightAt;

    public static void main(String[] args) throws Exception {
        Semaphore left = new Semaphore(0), right = new Semaphore(0);
        int[] stepsLeft = new int[5], stepsRight = new int[5];
        boolean[] ok = {true, true};
        Thread a = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                stepsLeft[i] = i + 1;
                left.release();
                right.acquireUninterruptibly();
                ok[0] &= stepsRight[i] == i + 1;
                leftAt = i + 1;
                while (rightAt < i + 1) Thread.onSpinWait();
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                stepsRight[i] = i + 1;
                right.release();
                left.acquireUninterruptibly();
                ok[1] &= stepsLeft[i] == i + 1;
                rightAt = i + 1;
                while (leftAt < i + 1) Thread.onSpinWait();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(ok[0] + " " + ok[1] + " " + leftAt + " " + rightAt);
    }
}
