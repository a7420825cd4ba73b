// That a thread is seen to have ended orders all it did before what follows.
// check: --all
public class IsAlive {
    static int output;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> output = 1);
        worker.start();
        if (!worker.isAlive()) {
            assert output == 1;
        }
    }
}
