// main dies of an exception while another thread still works: its output is complete, the status is 1.
// exit: 1
public class ConcUncaughtMain {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread worker = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
            System.out.println("main is " + main.getState());
            for (int i = 0; i < 3; i++) System.out.println("worker " + i);
        });
        Thread other = new Thread(() -> { throw new IllegalArgumentException("in another thread"); });
        other.start();
        other.join();
        System.out.println("main goes on");
        worker.start();
        throw new IllegalStateException("main stops");
    }
}
