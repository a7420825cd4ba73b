// What is written before start is seen by the thread; what it writes is seen after join.
// check: --all
public class StartJoin {
    static int input;
    static int output;

    public static void main(String[] args) throws InterruptedException {
        input = 20;
        Thread worker = new Thread(() -> output = input + 1);
        worker.start();
        worker.join();
        assert output == 21;
    }
}
