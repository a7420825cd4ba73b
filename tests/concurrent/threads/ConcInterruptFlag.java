// isInterrupted keeps the flag, interrupted clears it; interrupting unstarted and dead threads.
public class ConcInterruptFlag {
    static volatile boolean told;

    public static void main(String[] args) throws Exception {
        Thread self = Thread.currentThread();
        System.out.println(self.isInterrupted() + " " + Thread.interrupted());
        self.interrupt();
        System.out.println(self.isInterrupted() + " " + self.isInterrupted());
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        int[] loops = new int[1];
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                loops[0] = 1;
                told = true;
                Thread.yield();
            }
            System.out.println("worker sees " + Thread.interrupted() + " then " + Thread.interrupted());
        });
        worker.start();
        while (!told) Thread.yield();
        worker.interrupt();
        worker.join();
        System.out.println("dead " + worker.isInterrupted() + " loops " + loops[0]);
        worker.interrupt();
        System.out.println("still alive " + worker.isAlive());
        try {
            worker.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("no second start");
        }
    }
}
