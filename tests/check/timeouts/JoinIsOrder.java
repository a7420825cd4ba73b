// Waiting for the other thread instead.
// check: --all --timeouts any
// expect: none
// states: 14  transitions: 33
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
