// A third thread sees that a thread was started. That orders nothing of the one who has started it.
// check: --all
public class AliveIsNoOrder {
    static int input;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> { });
        new Thread(() -> {
            if (worker.isAlive()) {
                assert input == 1; //~ RACE AliveIsNoOrder.input a
            }
        }).start();
        input = 1; //~ RACE AliveIsNoOrder.input a
        worker.start();
    }
}
