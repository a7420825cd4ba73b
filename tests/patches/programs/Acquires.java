import java.util.concurrent.locks.ReentrantLock;

public class Acquires {
    static volatile boolean done;
    volatile int stage;
    static Thread worker;
    static Thread[] workers;
    static int data;
    static final Object LOCK = new Object();
    static final ReentrantLock MUTEX = new ReentrantLock();

    static void print() {
        System.out.println(data);
    }

    static int read() {
        int result = data;
        return result;
    }

    static void declared() throws InterruptedException {
        System.out.println(data);
    }

    static void caught() {
        try {
            System.out.println(data);
        } catch (Exception e) {
            System.out.println("no");
        }
    }

    void instance() {
        int seenStage = 3;
        System.out.println(data + seenStage);
    }

    static void branch(boolean really) {
        if (really) System.out.println(data);
    }

    static void inLine() { System.out.println(data); }

    public static void main(String[] args) throws Exception {
        Thread local = new Thread(() -> data++);
        local.start();
        System.out.println("sum " + data);
        Runnable task = () -> data = 5;
        task.run();
    }
}
