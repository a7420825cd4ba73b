// The flag goes up before the data are there.
// check: --all
// expect: assertion
// states: 18  transitions: 21
public class SpinFlagEarly {
    static volatile boolean ready;
    static volatile int data;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            while (!ready) Thread.yield();
            assert data == 42; //~ ASSERTION
        });
        reader.start();
        ready = true;
        data = 42;
        reader.join();
    }
}
