// Two boxes, each guarded by the lock of the variable that holds it; a third thread swaps them under both locks.
// check: --all
public class IntBox {
    static final class Box {
        int x;
    }

    static final Object LOCK_A = new Object();
    static final Object LOCK_B = new Object();
    static Box a = new Box();
    static Box b = new Box();

    static void swap() {
        synchronized (LOCK_A) {
            synchronized (LOCK_B) {
                Box held = a;
                a = b;
                b = held;
            }
        }
    }

    static void incrementA() {
        synchronized (LOCK_A) {
            a.x++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(IntBox::incrementA);
        Thread two = new Thread(IntBox::swap);
        one.start();
        two.start();
        synchronized (LOCK_B) {
            b.x++;
        }
        one.join();
        two.join();
        assert a.x + b.x == 2;
    }
}
