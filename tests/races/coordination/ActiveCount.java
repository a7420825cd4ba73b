// To see that no other thread is active orders nothing: the specification calls the answer an estimate.
// check: --all
public class ActiveCount {
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1; //~ RACE ActiveCount.data a
        }).start();
        if (Thread.activeCount() == 1) {
            assert data == 1; //~ RACE ActiveCount.data a
        }
    }
}
