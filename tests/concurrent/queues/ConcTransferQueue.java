// LinkedTransferQueue: transfer waits for a taker, tryTransfer does not, put never waits.
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

public class ConcTransferQueue {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
        System.out.println("tryTransfer " + queue.tryTransfer("x") + " "
                + queue.tryTransfer("y", 1, TimeUnit.MILLISECONDS) + " size " + queue.size());
        queue.put("early");
        StringBuilder got = new StringBuilder();
        boolean[] received = new boolean[1];
        Thread taker = new Thread(() -> {
            try {
                got.append(queue.take()).append(' ');
                received[0] = true;
                got.append(queue.take()).append(' ');
                got.append(queue.take());
            } catch (InterruptedException e) {
                got.append("interrupted");
            }
        });
        taker.start();
        queue.transfer("handed");
        System.out.println("first was received " + received[0]);
        while (!queue.hasWaitingConsumer()) Thread.yield();
        System.out.println("waiting consumer " + queue.tryTransfer("direct"));
        taker.join();
        System.out.println(got + " " + queue.getWaitingConsumerCount() + " " + queue.isEmpty());
    }
}
