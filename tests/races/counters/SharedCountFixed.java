// All increments under the lock.
// check: --all
public class SharedCountFixed {
    private int count;

    synchronized void locked() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        SharedCountFixed shared = new SharedCountFixed();
        Thread one = new Thread(shared::locked);
        Thread two = new Thread(shared::locked);
        one.start();
        two.start();
        shared.locked();
        one.join();
        two.join();
        assert shared.count == 3;
    }
}
