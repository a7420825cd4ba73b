// Many increments under a lock, one of them without.
// check: --all
public class SharedCount {
    private int count;

    synchronized void locked() {
        count++; //~ RACE SharedCount.count a
    }

    void unlocked() {
        count++; //~ RACE SharedCount.count a
    }

    public static void main(String[] args) throws InterruptedException {
        SharedCount shared = new SharedCount();
        Thread one = new Thread(shared::locked);
        Thread two = new Thread(shared::locked);
        one.start();
        two.start();
        shared.unlocked();
        one.join();
        two.join();
    }
}
