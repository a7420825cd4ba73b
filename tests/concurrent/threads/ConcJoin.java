// join makes writes visible; join with a timeout returns while the thread lives; join of an unstarted thread.
import java.util.concurrent.CountDownLatch;

public class ConcJoin {
    static int plain;

    public static void main(String[] args) throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                gate.await();
                plain = 42;
            } catch (InterruptedException e) {
                plain = -1;
            }
        });
        thread.join();
        System.out.println("unstarted " + thread.getState());
        thread.start();
        thread.join(2);
        System.out.println("alive " + thread.isAlive() + " " + plain);
        thread.join(1, 1000);
        gate.countDown();
        thread.join(0);
        System.out.println("done " + thread.isAlive() + " " + plain);
        thread.join(5);
        try {
            thread.join(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread[] chain = new Thread[4];
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            int id = i;
            chain[i] = new Thread(() -> {
                try {
                    if (id > 0) chain[id - 1].join();
                    order.append(id);
                } catch (InterruptedException e) {
                    order.append('!');
                }
            });
        }
        for (int i = 0; i < 4; i++) chain[i].start();
        chain[3].join();
        System.out.println(order);
    }
}
