// Spinning on a volatile flag ends, however long the other thread is not scheduled.
// check:
// expect: none
// states: 10  transitions: 11
public class SpinFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            while (!ready) Thread.onSpinWait();
            assert data == 42;
        });
        reader.start();
        data = 42;
        ready = true;
        reader.join();
    }
}
