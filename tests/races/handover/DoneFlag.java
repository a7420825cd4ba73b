// A result and a plain flag that says it is there: both race.
// check: --all
public class DoneFlag {
    static int x;
    static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            x = 1; //~ RACE DoneFlag.x a
            done = true; //~ RACE DoneFlag.done a
        });
        writer.start();
        while (!done) Thread.onSpinWait(); //~ RACE DoneFlag.done a
        assert x == 1; //~ RACE DoneFlag.x a
        writer.join();
    }
}
