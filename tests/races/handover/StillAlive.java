// That a thread is alive says nothing.
// check: --all
public class StillAlive {
    static int output;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> output = 1); //~ RACE StillAlive.output a
        worker.start();
        if (worker.isAlive()) {
            int seen = output; //~ RACE StillAlive.output a
            assert seen == 0 || seen == 1;
        }
    }
}
