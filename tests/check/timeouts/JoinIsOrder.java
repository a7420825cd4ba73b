// Waiting for the other thread instead.
// check: --all --timeouts any
// expect: none
// states: 9  transitions: 9
public class JoinIsOrder {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        Thread.sleep(1000);
        worker.join();
        assert done;
    }
}
