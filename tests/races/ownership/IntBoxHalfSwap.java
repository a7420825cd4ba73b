// The boxes are swapped under one of their locks only.
// check: --all
public class IntBoxHalfSwap {
    static final class Box {
        int x;
    }

    static final Object LOCK_A = new Object();
    static final Object LOCK_B = new Object();
    static Box a = new Box();
    static Box b = new Box();

    static void swap() {
        synchronized (LOCK_A) {
            Box held = a;
            a = b;
            b = held; //~ RACE IntBoxHalfSwap.b a
        }
    }

    static void incrementA() {
        synchronized (LOCK_A) {
            a.x++; //~ RACE IntBoxHalfSwap$Box.x a
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(IntBoxHalfSwap::incrementA);
        Thread two = new Thread(IntBoxHalfSwap::swap);
        one.start();
        two.start();
        synchronized (LOCK_B) {
            Box held = b; //~ RACE IntBoxHalfSwap.b a
            held.x++; //~ RACE IntBoxHalfSwap$Box.x a
        }
        one.join();
        two.join();
    }
}
