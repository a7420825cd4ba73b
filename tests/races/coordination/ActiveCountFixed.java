// To see that the thread is not alive any more is an order (JLS 17.4.4).
// check: --all
public class ActiveCountFixed {
    static int data;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            data = 1;
        });
        writer.start();
        if (!writer.isAlive()) {
            assert data == 1;
        }
    }
}
