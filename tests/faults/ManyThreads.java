/** Many threads that all want the same lock. */
public class ManyThreads {
    static int sum;

    static synchronized void add() {
        sum++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[100];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(ManyThreads::add);
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(sum);
    }
}
